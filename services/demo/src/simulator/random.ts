/** Numbers from 0 to 1, deterministic per seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An independent generator for the n-th item of a seed. */
export const indexedRandom = (seed: number, sequence: number): (() => number) =>
  seededRandom((seed + Math.imul(sequence + 1, 0x9e3779b1)) >>> 0);
