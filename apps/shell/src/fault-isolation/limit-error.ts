/** A remote exceeded a limit. The message is ours and contains no user data. */
export class LimitError extends Error {
  override name = 'LimitError';
}
