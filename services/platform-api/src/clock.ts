/** The only source of time, so that tests can hold it. */
export interface Clock {
  /** Unix time in whole seconds. */
  nowSeconds(): number;
  /** Unix time in milliseconds. */
  nowMs(): number;
}

export const systemClock: Clock = {
  nowSeconds: () => Math.floor(Date.now() / 1000),
  nowMs: () => Date.now(),
};
