/** A value that changes over time. `get` answers the same reference until something changed. */
export interface Readable<T> {
  get(): T;
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}
