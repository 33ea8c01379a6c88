/** The only source of time, so that tests can control it. */
export interface Clock {
  /** Unix seconds, whole. */
  nowSeconds(): number;
  /** Unix milliseconds. */
  nowMs(): number;
}

export const systemClock: Clock = {
  nowSeconds: () => Math.floor(Date.now() / 1000),
  nowMs: () => Date.now(),
};
