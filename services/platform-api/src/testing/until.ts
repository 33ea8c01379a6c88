const LIMIT_MS = 240_000;

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/** Polls every 25 ms until the result is truthy. @throws after four minutes */
export async function until<T>(ask: () => T | Promise<T>): Promise<Truthy<T>> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer) return answer as Truthy<T>;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('What was waited for did not happen.');
}
