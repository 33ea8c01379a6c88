import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** A long list is walked for so long before whoever else waits for this thread has its turn. */
const STRETCH_MS = 10;

/** Visits every element, without keeping others from the thread for longer than a moment. */
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
