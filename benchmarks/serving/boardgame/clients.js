// A process full of random players for boardgame.io. Commands come in as lines of JSON, as in ../player_process.py.
'use strict';

const { io } = require('socket.io-client');
const { Game, legal } = require('./game.js');

const SEATS = 2;
const seats = [];
let playing = false;
let interval = 0; // milliseconds between two moves of one match
let waits = [];
let dues = [];

// A player in a match. They join, move when it is their turn, and note how long the server took to confirm the move.
class Seat {
  constructor(address, number, player) {
    this.number = number;
    this.player = String(player);
    this.round = 0;
    this.state = null;
    this.waits = false;
    this.since = 0;
    this.begun = () => {};
    this.socket = io(`${address}/${Game.name}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('sync', (match, info) => this.look(match, info.state, true));
    this.socket.on('update', (match, state) => this.look(match, state, false));
    this.socket.on('disconnect', (why) => fail(`disconnected: ${why}`));
    this.socket.on('connect_error', (error) => fail(error.message));
  }

  connected() {
    return new Promise((done) => this.socket.on('connect', done));
  }

  received() {
    return this.socket.io.engine.transport.ws._socket.bytesRead;
  }

  match() {
    return `${this.number}-${this.round}`;
  }

  // The first player who asks for a match creates it.
  sync() {
    this.state = null;
    this.waits = false;
    const begun = new Promise((done) => (this.begun = done));
    this.socket.emit('sync', this.match(), this.player, undefined, SEATS);
    return begun;
  }

  look(match, state, first) {
    if (match !== this.match()) return;
    this.state = state;
    if (first) this.begun();
    if (this.waits && state._stateID > this.stateID) {
      waits.push(performance.now() - this.since);
      this.waits = false;
    }
    this.goOn();
  }

  goOn() {
    if (!this.state || this.waits || !playing) return;
    const { ctx } = this.state;
    if (ctx.gameover !== undefined) {
      if (this.player === '0') again(this.number);
    } else if (ctx.currentPlayer === this.player) {
      this.waits = true;
      this.stateID = this.state._stateID;
      if (!interval) this.act(0);
      else {
        const due = dues[this.number];
        dues[this.number] += interval;
        setTimeout(() => this.act(due), Math.max(0, due - performance.now()));
      }
    }
  }

  // If a move was due earlier, its wait counts from then.
  act(due) {
    const choices = legal(this.state.G, this.player);
    const args = choices[Math.floor(Math.random() * choices.length)];
    this.since = due || performance.now();
    const payload = { type: 'place', args, playerID: this.player };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, this.match(), this.player);
  }
}

async function again(number) {
  for (const seat of seats.slice(number * SEATS, number * SEATS + SEATS)) {
    seat.round++;
    await seat.sync();
  }
}

function fail(words) {
  console.error(words);
  process.exit(1);
}

const received = () => seats.reduce((total, seat) => total + seat.received(), 0);
const rest = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

const commands = {
  async connect(tables, addresses) {
    for (let number = 0; number < tables; number++) {
      for (let player = 0; player < SEATS; player++) seats.push(new Seat(addresses[0], number, player));
      await Promise.all(seats.slice(-SEATS).map((seat) => seat.connected()));
    }
    return {};
  },

  async seat() {
    for (const seat of seats) await seat.sync();
    return {};
  },

  async play(warm, seconds, rate) {
    const tables = seats.length / SEATS;
    interval = rate ? (1000 * tables) / rate : 0;
    dues = Array.from({ length: tables }, () => performance.now() + Math.random() * interval);
    playing = true;
    for (const seat of seats) seat.goOn();
    await rest(warm);
    waits = [];
    const before = received();
    const began = performance.now();
    const busy = process.cpuUsage();
    await rest(seconds);
    const found = waits.sort((a, b) => a - b);
    const lasted = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(busy);
    playing = false;
    const quantile = (share) => found[Math.min(found.length - 1, Math.floor(share * found.length))];
    return {
      rate: found.length / lasted,
      p50: quantile(0.5),
      p99: quantile(0.99),
      heard: (received() - before) / (found.length * SEATS),
      busy: (user + system) / 1e6 / lasted,
    };
  },
};

async function obey(line) {
  const [name, ...args] = JSON.parse(line);
  console.log(JSON.stringify(await commands[name](...args)));
}

let rest_of_line = '';
let queue = Promise.resolve();
process.stdin.on('data', (data) => {
  const lines = (rest_of_line + data).split('\n');
  rest_of_line = lines.pop();
  for (const line of lines) queue = queue.then(() => obey(line));
});
process.stdin.on('end', () => process.exit(0));
