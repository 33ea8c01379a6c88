export interface Count {
  count: number;
  /** Unix milliseconds. */
  endsAtMs: number;
}

export interface CountStore {
  /**
   * Adds one to each count. A window begins with its first call and lasts `seconds`. Rejects when the store fails.
   * @returns the new counts, in the same order
   */
  add(things: readonly { key: string; seconds: number }[]): Promise<Count[]>;
}
