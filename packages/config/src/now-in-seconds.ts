/** The clock of this device, in unix seconds. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
