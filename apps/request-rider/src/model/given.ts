/**
 * A value the state it is used in cannot be reached without.
 * @param what names it, for whoever broke that
 * @throws Error when it is not there
 */
export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The request has no ${what}`);
  return value;
}
