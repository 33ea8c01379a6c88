/** How often something was done in its window, and when that ends. */
export interface Count {
  count: number;
  /** Unix milliseconds. */
  endsAtMs: number;
}

/** Where instances count together. */
export interface CountStore {
  /**
   * Adds one to each; a window begins with the first of it and ends after so many seconds. Rejects when it cannot say.
   * @returns the counts with these, in their order
   */
  add(things: readonly { key: string; seconds: number }[]): Promise<Count[]>;
}
