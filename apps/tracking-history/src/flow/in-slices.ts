/** Milliseconds work on a long list holds the page up at most before others have their turn. */
const SLICE_MS = 8;
/** A look at the clock after each would take longer than most of them. */
const SLICE_ITEMS = 100;

const turnOfOthers = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Looks at one after the other, and lets others have their turn whenever that has taken a while.
 * @param between items between two looks at the clock
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  look: (item: Item) => void,
  between = SLICE_ITEMS,
): Promise<void> {
  let since = performance.now();
  let looked = 0;
  for (const item of items) {
    look(item);
    looked += 1;
    if (looked % between !== 0 || performance.now() - since <= SLICE_MS) continue;
    await turnOfOthers();
    since = performance.now();
  }
}
