/** Runs tasks one at a time, in order. */
export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no task is left. */
  done(): Promise<unknown>;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    done: () => last,
  };
}
