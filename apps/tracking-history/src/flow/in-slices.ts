/** Maximum time in milliseconds that work on a long list blocks the main thread. */
const SLICE_MS = 8;
/** Reading the clock after each item would cost more than most items. */
const SLICE_ITEMS = 100;

const turnOfOthers = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Processes items in order and yields to the event loop after each time slice.
 * @param between number of items between two checks of the clock
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
