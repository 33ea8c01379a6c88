/**
 * Limits that no real order exceeds; text beyond them is ignored, which bounds the run time for any input.
 */
export const BOUNDS = {
  signs: 5000,
  lines: 150,
  pieces: 200,
  phones: 16,
  numbers: 60,
  addresses: 24,
  units: 24,
  words: 60,
} as const;
