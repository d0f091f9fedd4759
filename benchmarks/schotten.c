/* Random playouts of Schotten Totten's base game in plain C. We compare the compiled Python with it.
 *
 * It has the structure of the Python code: a state, `legal`, `apply`, chance. It draws the same random numbers in the
 * same order, so the same seed plays the same games. So the benchmark also tests the rules.
 *
 *     schotten A B C GAMES [each]
 *
 * A, B and C are the three words of the generator. It prints games, decisions, a checksum of all results, and
 * nanoseconds of processor time. With `each` it first prints one line per game: decisions, reason, winner, stones of
 * seat 0, stones of seat 1.
 */
#define _POSIX_C_SOURCE 199309L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STONES = 9, CLANS = 54, COLOURS = 6, HAND = 6, NEED = 3, ALL_STONES = 511, ROW = 511 };
enum { PLAY = 0, CLAIM = 486, DONE = 495, PASS = 496, BEGIN = 793, TURN = 795, SETTLE = 858, ACTIONS = 497 };
enum { BEGINNING, DEALING, PLAYING, CLAIMING, DRAWING, SETTLING, OVER };
enum { THREE, FIVE, MORE, DRAW };
enum { CHANCE = -1, NOBODY = -3 };
enum { RUN = 64, COLOUR = 128, SAME = 192, COLOUR_RUN = 256, NEVER = -1 };

static const uint64_t CLAN = (1ULL << CLANS) - 1;

typedef struct {
    uint64_t deck, hands[2], sides[2][STONES];
    int worth[2][STONES];
    int full[2], first[2], owned[2];
    int phase, turn, idle, passed, claimed, reason, winner;
} State;

/* -- sets */

static int count(uint64_t bits) { return __builtin_popcountll(bits); }

static int lowest(uint64_t bits) { return __builtin_ctzll(bits); }

static int nth(uint64_t bits, int n) {
    while (n-- > 0) bits &= bits - 1;
    return lowest(bits);
}

/* -- random numbers (sfc32) */

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

static uint32_t word(Rng *rng) {
    uint32_t out = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + out;
    return out;
}

static int below(Rng *rng, uint32_t n) {
    uint64_t wide = (uint64_t)word(rng) * n;
    if ((uint32_t)wide < n) {
        uint32_t slim = (0U - n) % n;
        while ((uint32_t)wide < slim) wide = (uint64_t)word(rng) * n;
    }
    return (int)(wide >> 32);
}

/* -- formations (section 4) */

static int TOTAL[512], TOP[NEED + 1][512], WINDOWS[512][8];
static uint64_t ACROSS[9];

static void make_tables(void) {
    for (int row = 0; row < 512; row++) {
        for (int k = 0; k < 9; k++) TOTAL[row] += row >> k & 1 ? k + 1 : 0;
        for (int missing = 0; missing <= NEED; missing++) {
            int sum = 0, left = missing;
            for (int k = 8; k >= 0 && left > 0; k--)
                if (row >> k & 1) sum += k + 1, left--;
            TOP[missing][row] = left ? -1 : sum;
        }
        int found = 0; /* the straights of three in this row, the highest first, then a zero */
        for (int low = 6; low >= 0; low--)
            if (!(row & ~(7 << low))) WINDOWS[row][found++] = 7 << low;
    }
    for (int card = 0; card < CLANS; card++) ACROSS[card % 9] |= 1ULL << card;
}

static int values(uint64_t cards) {
    int row = 0;
    for (; cards; cards >>= 9) row |= cards & ROW;
    return row;
}

static int colours(uint64_t cards) {
    int found = 0;
    for (int bit = 1; cards; cards >>= 9, bit += bit)
        if (cards & ROW) found |= bit;
    return found ? found : 63;
}

static int card_sum(uint64_t cards) {
    int total = 0;
    for (; cards; cards >>= 9) total += TOTAL[cards & ROW];
    return total;
}

static int highest(uint64_t unseen, int missing) {
    int total = 0;
    for (int k = 8; missing > 0; k--) {
        int there = count(unseen & ACROSS[k]);
        if (there > missing) there = missing;
        total += there * (k + 1);
        missing -= there;
    }
    return total;
}

static int run_sum(int row, int stock) {
    for (const int *window = WINDOWS[row]; *window; window++)
        if (!(*window & ~row & ~stock)) return TOTAL[*window];
    return 0;
}

static int colour_run(uint64_t side, int missing, uint64_t unseen) {
    int within = colours(side), row = values(side), best = 0;
    if (within != 63 && within & (within - 1)) return 0;
    for (; within; within &= within - 1) {
        int found = run_sum(row, missing ? unseen >> (9 * lowest(within)) & ROW : 0);
        if (found > best) best = found;
    }
    return best;
}

static int same(uint64_t side, int missing, uint64_t unseen) {
    int row = values(side);
    if (row & (row - 1)) return 0;
    for (int k = 8; k >= 0; k--)
        if ((!row || row == 1 << k) && (!missing || count(unseen & ACROSS[k]) >= missing)) return NEED * (k + 1);
    return 0;
}

static int colour(uint64_t side, int missing, uint64_t unseen) {
    int within = colours(side), best = -1;
    if (within != 63 && within & (within - 1)) return 0;
    for (; within; within &= within - 1) {
        int top = TOP[missing][unseen >> (9 * lowest(within)) & ROW];
        if (top > best) best = top;
    }
    return best >= 0 ? card_sum(side) + best : 0;
}

static int run(uint64_t side, int missing, uint64_t unseen) {
    int row = values(side);
    if (count(row) != count(side)) return 0;
    return run_sum(row, missing ? values(unseen) : 0);
}

static int strongest(uint64_t side, uint64_t unseen) {
    int missing = NEED - count(side), found;
    if (count(unseen) < missing) return NEVER;
    if ((found = colour_run(side, missing, unseen))) return COLOUR_RUN + found;
    if ((found = same(side, missing, unseen))) return SAME + found;
    if ((found = colour(side, missing, unseen))) return COLOUR + found;
    if ((found = run(side, missing, unseen))) return RUN + found;
    return card_sum(side) + highest(unseen, missing);
}

static bool can_beat(uint64_t side, uint64_t unseen, int goal) {
    int missing = NEED - count(side);
    if (count(unseen) < missing) return false;
    if (goal < RUN && card_sum(side) + highest(unseen, missing) > goal) return true;
    return strongest(side, unseen) > goal;
}

/* -- legal actions */

static int unclaimed(const State *s) { return ALL_STONES & ~(s->owned[0] | s->owned[1]); }

static int plays(const State *s, int *found) {
    int n = 0, open_stones = unclaimed(s) & ~s->full[s->turn];
    for (uint64_t cards = s->hands[s->turn]; cards; cards &= cards - 1) {
        int base = PLAY + lowest(cards) * STONES;
        for (int stones = open_stones; stones; stones &= stones - 1) found[n++] = base + lowest(stones);
    }
    if (!n) found[n++] = PASS;
    return n;
}

static bool may_claim(const State *s, int seat, int stone) {
    int mine = s->worth[seat][stone];
    if (s->full[1 - seat] >> stone & 1) {
        int theirs = s->worth[1 - seat][stone];
        return mine > theirs || (mine == theirs && s->first[seat] >> stone & 1);
    }
    return !can_beat(s->sides[1 - seat][stone], s->deck | s->hands[0] | s->hands[1], mine);
}

static int claims(const State *s, int *found) {
    int n = 0;
    for (int ready = s->full[s->turn] & unclaimed(s); ready; ready &= ready - 1)
        if (may_claim(s, s->turn, lowest(ready))) found[n++] = CLAIM + lowest(ready);
    found[n++] = DONE;
    return n;
}

static int legal(const State *s, int *found) { return s->phase == PLAYING ? plays(s, found) : claims(s, found); }

static int decider(const State *s) {
    if (s->phase == OVER) return NOBODY;
    return s->phase == PLAYING || s->phase == CLAIMING ? s->turn : CHANCE;
}

/* -- applying an action */

static void end_round(State *s, int reason, int winner) {
    s->reason = reason;
    s->winner = winner;
    s->phase = OVER;
}

static void check_win(State *s, int seat) {
    int stones = s->owned[seat];
    if (stones & stones >> 1 & stones >> 2)
        end_round(s, THREE, seat);
    else if (count(stones) >= 5)
        end_round(s, FIVE, seat);
}

static int taker(const State *s, int stone) {
    int here = s->full[0] >> stone & 1, there = s->full[1] >> stone & 1;
    if (here && there) {
        int mine = s->worth[0][stone], theirs = s->worth[1][stone];
        if (mine != theirs) return mine > theirs ? 0 : 1;
        return s->first[0] >> stone & 1 ? 0 : 1;
    }
    return here ? 0 : there ? 1 : -1;
}

static void settle_stones(State *s) {
    for (int stone = 0; stone < STONES; stone++) {
        if (!(unclaimed(s) >> stone & 1)) continue;
        int seat = taker(s, stone);
        if (seat < 0) continue;
        s->owned[seat] |= 1 << stone;
        check_win(s, seat);
        if (s->reason >= 0) return;
    }
    int ahead = count(s->owned[0]) - count(s->owned[1]);
    if (ahead == 0)
        end_round(s, DRAW, -1);
    else
        end_round(s, MORE, ahead > 0 ? 0 : 1);
}

static void start_turn(State *s) {
    s->passed = s->claimed = 0;
    s->phase = PLAYING;
}

static void end_turn(State *s) {
    s->idle = s->passed && !s->claimed ? s->idle + 1 : 0;
    if (s->idle == 2) {
        s->phase = SETTLING;
        return;
    }
    s->turn = 1 - s->turn;
    start_turn(s);
}

static void to_draw(State *s) {
    if (s->passed || count(s->hands[s->turn]) >= HAND || !s->deck)
        end_turn(s);
    else
        s->phase = DRAWING;
}

static void play(State *s, int card, int stone) {
    int seat = s->turn, bit = 1 << stone;
    s->hands[seat] &= ~(1ULL << card);
    s->sides[seat][stone] |= 1ULL << card;
    if (count(s->sides[seat][stone]) == NEED) {
        s->full[seat] |= bit;
        s->worth[seat][stone] = strongest(s->sides[seat][stone], 0);
        if (!(s->full[1 - seat] & bit)) s->first[seat] |= bit;
    }
    s->phase = CLAIMING;
}

static void turn_up(State *s, int card) {
    int seat = s->phase == DRAWING ? s->turn : count(s->hands[0]) < HAND ? 0 : 1;
    s->deck &= ~(1ULL << card);
    s->hands[seat] |= 1ULL << card;
    if (s->phase == DRAWING)
        end_turn(s);
    else if (count(s->hands[1]) == HAND)
        start_turn(s);
}

static void apply(State *s, int action) {
    if (action < CLAIM) {
        play(s, (action - PLAY) / STONES, (action - PLAY) % STONES);
    } else if (action < DONE) {
        s->owned[s->turn] |= 1 << (action - CLAIM);
        s->claimed = 1;
        check_win(s, s->turn);
    } else if (action == DONE) {
        to_draw(s);
    } else if (action == PASS) {
        s->passed = 1;
        s->phase = CLAIMING;
    } else if (action == SETTLE) {
        settle_stones(s);
    } else if (action < TURN) {
        s->turn = action - BEGIN;
        s->phase = DEALING;
    } else {
        turn_up(s, action - TURN);
    }
}

/* -- playouts */

static void settle(State *s, Rng *rng) {
    for (;;) {
        if (s->phase == DEALING || s->phase == DRAWING)
            apply(s, TURN + nth(s->deck, below(rng, count(s->deck))));
        else if (s->phase == BEGINNING)
            apply(s, BEGIN + below(rng, 2));
        else if (s->phase == SETTLING)
            apply(s, SETTLE);
        else
            return;
    }
}

static int playout(State *s, Rng *rng) {
    int actions[ACTIONS];
    for (int decisions = 0;; decisions++) {
        settle(s, rng);
        if (decider(s) == NOBODY) return decisions;
        int n = legal(s, actions);
        apply(s, actions[n == 1 ? 0 : below(rng, n)]);
    }
}

int main(int argc, char **argv) {
    if (argc < 5) {
        fprintf(stderr, "usage: schotten A B C GAMES [each]\n");
        return 2;
    }
    Rng rng = {strtoul(argv[1], 0, 10), strtoul(argv[2], 0, 10), strtoul(argv[3], 0, 10), 1};
    long games = strtol(argv[4], 0, 10), decisions = 0;
    bool each = argc > 5 && !strcmp(argv[5], "each");
    uint32_t checksum = 0;
    struct timespec from, to;
    make_tables();
    State start = {.deck = CLAN, .phase = BEGINNING, .reason = -1, .winner = -1};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long game = 0; game < games; game++) {
        State s = start;
        int taken = playout(&s, &rng);
        decisions += taken;
        checksum = checksum * 31 + taken * 16 + s.reason * 3 + s.winner + 1;
        if (each) printf("%d %d %d %d %d\n", taken, s.reason, s.winner, s.owned[0], s.owned[1]);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    long long nanoseconds = (to.tv_sec - from.tv_sec) * 1000000000LL + to.tv_nsec - from.tv_nsec;
    printf("%ld %ld %u %lld\n", games, decisions, checksum, nanoseconds);
    return 0;
}
