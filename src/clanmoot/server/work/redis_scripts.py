"""Lua scripts that change the shared queue in Redis atomically. They keep the same order of jobs as `fair_order.py`.

Keys after the prefix:

- jobs: waiting jobs, by tag
- asked, since: when each waiting job was last and first asked for
- of:PAYER: the waiting jobs of a payer that has a limit
- paid: the payers with a limit of each waiting job
- held, holder: jobs that a process has taken: until when, and which process
- again: taken jobs that were asked for again
- payers: the highest tag of each payer
- clock: virtual time
- bell: a list that wakes a process waiting for a job
"""

from typing import Final

# Every script gets one key, the prefix of all others. All of them are in one hash slot of a Redis cluster.
COMMON: Final = """
local P = KEYS[1]
local JOBS, ASKED, SINCE, PAID = P .. 'jobs', P .. 'asked', P .. 'since', P .. 'paid'
local HELD, HOLDER, AGAIN = P .. 'held', P .. 'holder', P .. 'again'
local PAYERS, CLOCK, BELL = P .. 'payers', P .. 'clock', P .. 'bell'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local clock = tonumber(redis.call('GET', CLOCK) or '0')

local function remove(job)
    redis.call('ZREM', JOBS, job)
    redis.call('ZREM', ASKED, job)
    redis.call('ZREM', SINCE, job)
    local paid = redis.call('HGET', PAID, job)
    for _, payer in ipairs(paid and cmsgpack.unpack(paid) or {}) do
        redis.call('ZREM', P .. 'of:' .. payer, job)
    end
    redis.call('HDEL', PAID, job)
end

local function expire(waits)
    for _, job in ipairs(redis.call('ZRANGEBYSCORE', ASKED, '-inf', now - waits, 'LIMIT', 0, 1000)) do
        remove(job)
    end
end

local function wait(job, tag)
    redis.call('ZADD', JOBS, tag, job)
    redis.call('ZADD', ASKED, now, job)
    redis.call('ZADD', SINCE, now, job)
    if redis.call('LLEN', BELL) < 1000 then
        redis.call('RPUSH', BELL, '')
    end
end

local function keep(seconds)
    for _, name in ipairs({JOBS, ASKED, SINCE, PAID, HELD, HOLDER, AGAIN, PAYERS, CLOCK, BELL}) do
        redis.call('EXPIRE', name, seconds)
    end
end
"""

# Arguments: job, cost, capacity, milliseconds a job waits, seconds until the keys expire, then name, share and limit of
# each payer. Returns how many jobs wait, how many were dropped, and whether this job waits or is taken.
PUT: Final = (
    COMMON
    + """
local job, cost, capacity, expiry = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[5]
local dropped = 0
local function answer(accepted)
    keep(expiry)
    return {redis.call('ZCARD', JOBS), dropped, accepted}
end
if redis.call('HEXISTS', HOLDER, job) == 1 then
    redis.call('SADD', AGAIN, job)
    return answer(1)
end
if redis.call('ZSCORE', JOBS, job) then
    redis.call('ZADD', ASKED, now, job)
    return answer(1)
end
expire(tonumber(ARGV[4]))

local function reached(payer)
    return math.max(clock, tonumber(redis.call('ZSCORE', PAYERS, payer) or '0'))
end
local tag = clock
for i = 6, #ARGV, 3 do
    tag = math.max(tag, reached(ARGV[i]))
end
tag = tag + cost

local queues, bounded = {{JOBS, capacity}}, {}
for i = 6, #ARGV, 3 do
    local most = tonumber(ARGV[i + 2])
    if most > 0 then
        bounded[#bounded + 1] = ARGV[i]
        queues[#queues + 1] = {P .. 'of:' .. ARGV[i], most}
    end
end
local function last_if_full(queue)
    if redis.call('ZCARD', queue[1]) < queue[2] then
        return false
    end
    return redis.call('ZREVRANGE', queue[1], 0, 0, 'WITHSCORES')
end
for _, queue in ipairs(queues) do
    local last = last_if_full(queue)
    if last and tonumber(last[2]) <= tag then
        dropped = 1
        return answer(0)
    end
end
for _, queue in ipairs(queues) do
    local last = last_if_full(queue)
    if last then
        remove(last[1])
        dropped = dropped + 1
    end
end

for i = 6, #ARGV, 3 do
    redis.call('ZADD', PAYERS, reached(ARGV[i]) + cost / tonumber(ARGV[i + 1]), ARGV[i])
end
for _, payer in ipairs(bounded) do
    redis.call('ZADD', P .. 'of:' .. payer, tag, job)
    redis.call('EXPIRE', P .. 'of:' .. payer, expiry)
end
if #bounded > 0 then
    redis.call('HSET', PAID, job, cmsgpack.pack(bounded))
end
wait(job, tag)
return answer(1)
"""
)

# Arguments: process, milliseconds of its lease, milliseconds a job waits, seconds until the keys expire.
# Returns the job, or false if there is none.
TAKE: Final = (
    COMMON
    + """
local job = redis.call('ZRANGEBYSCORE', HELD, '-inf', now, 'LIMIT', 0, 1)[1]
if not job then
    expire(tonumber(ARGV[3]))
    local first = redis.call('ZRANGE', JOBS, 0, 0, 'WITHSCORES')
    job = first[1]
    if not job then
        return false
    end
    remove(job)
    if tonumber(first[2]) > clock then
        redis.call('SET', CLOCK, first[2])
        redis.call('ZREMRANGEBYSCORE', PAYERS, '-inf', first[2])
    end
end
redis.call('SREM', AGAIN, job)
redis.call('ZADD', HELD, now + tonumber(ARGV[2]), job)
redis.call('HSET', HOLDER, job, ARGV[1])
keep(ARGV[4])
return job
"""
)

# Arguments: process, job. Returns 1 if the job was asked for again, so that the process keeps it.
FINISH: Final = (
    COMMON
    + """
if redis.call('HGET', HOLDER, ARGV[2]) ~= ARGV[1] then
    return 0
end
if redis.call('SREM', AGAIN, ARGV[2]) == 1 then
    return 1
end
redis.call('ZREM', HELD, ARGV[2])
redis.call('HDEL', HOLDER, ARGV[2])
if redis.call('EXISTS', JOBS, HELD) == 0 then
    redis.call('DEL', PAYERS, CLOCK, BELL)
end
return 0
"""
)

# Arguments: process, job, seconds until the keys expire.
PUT_BACK: Final = (
    COMMON
    + """
if redis.call('HGET', HOLDER, ARGV[2]) == ARGV[1] then
    redis.call('SREM', AGAIN, ARGV[2])
    redis.call('ZREM', HELD, ARGV[2])
    redis.call('HDEL', HOLDER, ARGV[2])
    wait(ARGV[2], clock)
    keep(ARGV[3])
end
return 0
"""
)

# Arguments: process, milliseconds of its lease, seconds until the keys expire, the jobs that the process has.
# Returns how many jobs wait, and for how many milliseconds the oldest one has waited.
HOLD: Final = (
    COMMON
    + """
for i = 4, #ARGV do
    if redis.call('HGET', HOLDER, ARGV[i]) == ARGV[1] then
        redis.call('ZADD', HELD, now + tonumber(ARGV[2]), ARGV[i])
    end
end
keep(ARGV[3])
local oldest = redis.call('ZRANGE', SINCE, 0, 0, 'WITHSCORES')[2]
return {redis.call('ZCARD', JOBS), oldest and now - tonumber(oldest) or 0}
"""
)
