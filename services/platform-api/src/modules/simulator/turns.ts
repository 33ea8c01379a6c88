/** Does one thing at a time, in the order in which they were asked for. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is left to do. */
  done(): Promise<unknown>;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take: (work) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    done: () => last,
  };
}
