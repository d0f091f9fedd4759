// A small card game for two: 54 cards and nine places, with three cards per side. The higher sum takes the place.
'use strict';

const PLACES = 9;
const SIDE = 3; // cards of one player at one place
const HAND = 6;

const cards = [];
for (let colour = 0; colour < 6; colour++) {
  for (let value = 1; value <= 9; value++) cards.push({ colour, value });
}

function setup({ random }) {
  const deck = random.Shuffle(cards);
  const hands = { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) };
  const places = Array.from({ length: PLACES }, () => ({ 0: [], 1: [] }));
  return { deck, hands, places };
}

function place({ G, playerID }, card, at) {
  const hand = G.hands[playerID];
  const side = G.places[at] && G.places[at][playerID];
  if (!hand[card] || !side || side.length >= SIDE) return 'INVALID_MOVE';
  side.push(hand.splice(card, 1)[0]);
  if (G.deck.length > 0) hand.push(G.deck.pop());
}

function endIf({ G }) {
  if (G.hands[0].length + G.hands[1].length > 0) return undefined;
  const sum = (side) => side.reduce((total, card) => total + card.value, 0);
  const taken = G.places.map((one) => Math.sign(sum(one[0]) - sum(one[1])));
  return { winner: taken.reduce((total, one) => total + one, 0) >= 0 ? '0' : '1' };
}

// A player sees their own hand, and how many cards are in the deck.
function playerView({ G, playerID }) {
  return { places: G.places, hand: G.hands[playerID] || [], deck: G.deck.length };
}

function legal(view, playerID) {
  const found = [];
  for (let card = 0; card < view.hand.length; card++) {
    for (let at = 0; at < PLACES; at++) {
      if (view.places[at][playerID].length < SIDE) found.push([card, at]);
    }
  }
  return found;
}

const Game = {
  name: 'places',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView,
  endIf,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: { move: place, client: false } },
};

module.exports = { Game, legal };
