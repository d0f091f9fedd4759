// What the invitation knows about its link.

/** Whether only this computer can open an address on this host. */
export const isThisComputer = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(hostname);
