"""Runs a service for as long as the process that wants it lives: `supervise.py FOLDER COMMAND...`.

The end of standard input is the sign to stop, and it comes however that process ends. The folder goes with the service
if its name is given, and stays if it is empty.
"""

import shutil
import signal
import subprocess
import sys


def main() -> None:
    folder, *command = sys.argv[1:]
    service = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    sys.stdin.read()
    service.send_signal(signal.SIGINT)  # PostgreSQL: do not wait for those who are connected
    try:
        service.wait(timeout=20)
    except subprocess.TimeoutExpired:
        service.kill()
        service.wait()
    if folder:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
