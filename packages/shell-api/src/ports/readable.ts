/** An observable value. `get` returns the same reference until it changes. */
export interface Readable<T> {
  get(): T;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
