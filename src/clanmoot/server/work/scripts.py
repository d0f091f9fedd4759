"""What happens to the shared queue in one stroke, in Redis's own language.

A stream holds the jobs, those in hand too; a key a job says that it is there, and `again` in it that somebody has asked
for it a second time.
"""

from typing import Final

# keys: stream, job's key; arguments: job, room, seconds to live. The number of jobs, or -1 when there is no room.
PUT: Final = """
if redis.call('EXISTS', KEYS[2]) == 1 then
    redis.call('SET', KEYS[2], 'again', 'KEEPTTL')
    return redis.call('XLEN', KEYS[1])
end
if redis.call('XLEN', KEYS[1]) >= tonumber(ARGV[2]) then
    return -1
end
redis.call('SET', KEYS[2], '', 'EX', ARGV[3])
redis.call('XADD', KEYS[1], '*', 'job', ARGV[1])
return redis.call('XLEN', KEYS[1])
"""

# keys: stream, job's key; arguments: group, entry. 1 if it was asked for again and stays in hand.
FINISH: Final = """
if redis.call('GET', KEYS[2]) == 'again' then
    redis.call('SET', KEYS[2], '', 'KEEPTTL')
    return 1
end
redis.call('XACK', KEYS[1], ARGV[1], ARGV[2])
redis.call('XDEL', KEYS[1], ARGV[2])
redis.call('DEL', KEYS[2])
return 0
"""

# keys: stream, job's key; arguments: group, entry, job, seconds to live.
PUT_BACK: Final = """
redis.call('XACK', KEYS[1], ARGV[1], ARGV[2])
if redis.call('XDEL', KEYS[1], ARGV[2]) == 1 then
    redis.call('XADD', KEYS[1], '*', 'job', ARGV[3])
    redis.call('SET', KEYS[2], '', 'EX', ARGV[4])
end
return 0
"""
