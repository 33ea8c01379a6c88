import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Time slice before the thread yields. */
const STRETCH_MS = 10;

/** Yields the thread regularly. */
export async function walkInTurns<Element>(
  list: Iterable<Element>,
  visit: (element: Element) => void,
): Promise<void> {
  let since = performance.now();
  for (const element of list) {
    visit(element);
    if (performance.now() - since < STRETCH_MS) continue;
    await turnOfOthers();
    since = performance.now();
  }
}
