// Tells whether an address opens only on this computer.

/** Whether only this computer can open an address on this host. */
export const isThisComputer = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(hostname);
