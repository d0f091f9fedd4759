// boardgame.io as it comes: its own server, matches in memory. Prints the port when it listens; SIGUSR2 tidies memory.
'use strict';

const { Server } = require('boardgame.io/server');
const { Game } = require('./game.js');

const server = Server({ games: [Game], origins: [] });

process.on('SIGUSR2', () => {
  if (global.gc) global.gc();
});

server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
