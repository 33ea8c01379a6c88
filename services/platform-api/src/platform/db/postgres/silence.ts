/** How long a sequential connection has been waiting for its next answer. */
export interface Silence {
  watch<T>(answer: Promise<T>): Promise<T>;
  /** 0 when nothing is pending. */
  milliseconds(): number;
}

export function measureSilence(): Silence {
  let pending = 0;
  let since = 0;
  return {
    watch: async (answer) => {
      if (pending === 0) since = performance.now();
      pending += 1;
      try {
        return await answer;
      } finally {
        pending -= 1;
        since = performance.now();
      }
    },
    milliseconds: () => (pending === 0 ? 0 : performance.now() - since),
  };
}
