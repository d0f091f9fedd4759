"""Runs a service for as long as the process that wants it lives: `supervise.py FOLDER USER COMMAND...`.

Lines on standard input say `start`, `stop` or `kill`, each answered when it is done. Their end, which comes however
that process ends, stops the service and removes its folder.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path


def start(folder: str, user: str, command: list[str]) -> "subprocess.Popen[bytes]":
    log = os.open(f"{folder}/log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder,
            start_new_session=True,
            user=user or None,
            group=user or None,
            extra_groups=[] if user else None,
        )
    finally:
        os.close(log)


def stop(service: "subprocess.Popen[bytes]") -> None:
    service.send_signal(signal.SIGINT)  # at which PostgreSQL does not wait for those who are connected
    try:
        service.wait(timeout=30)
    except subprocess.TimeoutExpired:
        kill(service)


def kill(service: "subprocess.Popen[bytes]") -> None:
    """As a power cut would: with all its children, which could answer for a moment yet."""
    pids = [int(pid) for pid in Path(f"/proc/{service.pid}/task/{service.pid}/children").read_text().split()]
    service.kill()
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    service.wait()
    while any(alive(pid) for pid in pids):
        time.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


HOW = {"stop": stop, "kill": kill}


def end(service: "subprocess.Popen[bytes] | None", how: str) -> None:
    if service is not None and service.poll() is None:
        HOW[how](service)


def main() -> None:
    folder, user, *command = sys.argv[1:]
    service = None
    try:
        for line in sys.stdin:
            if line.strip() != "start":
                end(service, line.strip())
            elif service is None or service.poll() is not None:
                service = start(folder, user, command)
            sys.stdout.write("done\n")
            sys.stdout.flush()
    except BrokenPipeError:
        pass  # nobody listens any more: the same as the end
    finally:
        end(service, "stop")
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
