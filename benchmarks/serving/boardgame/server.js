// boardgame.io with its default settings: its own server, matches in memory. It prints its port, ends when its input
// is closed, and collects garbage on SIGUSR2.
'use strict';

const { Server } = require('boardgame.io/server');
const { Game } = require('./game.js');

const server = Server({ games: [Game], origins: [] });

process.on('SIGUSR2', () => {
  if (global.gc) global.gc();
});

process.stdin.on('end', () => process.exit(0)).resume();

server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
