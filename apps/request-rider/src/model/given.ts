/**
 * Asserts a value that the current state guarantees.
 * @param what name for the error message
 * @throws Error when it is missing
 */
export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The request has no ${what}`);
  return value;
}
