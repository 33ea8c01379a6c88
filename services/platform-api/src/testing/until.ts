const LIMIT_MS = 30_000;

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/** Asks again every 25 ms until the answer is truthy. @throws after 30 s */
export async function until<T>(ask: () => T | Promise<T>): Promise<Truthy<T>> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer) return answer as Truthy<T>;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('What was waited for did not happen.');
}
