/** A remote did more than it may; the words are ours. */
export class LimitError extends Error {
  override name = 'LimitError';
}
