/** An order has no more of each than this; what a message has beyond is not looked at, so that any text is read at once. */
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
