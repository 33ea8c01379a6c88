import type { Order } from '@courier/api-client';
import type { PastPage } from '@courier/api-client/queries';
import type { DateRange } from '@courier/config/time';

export class TooManyOrders extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`more than ${limit} orders`);
    this.limit = limit;
  }
}

export interface CollectInput {
  /** Reads one page, newest orders first; null requests the first page. */
  readPage: (pageKey: string | null) => Promise<PastPage>;
  isWanted: (order: Order) => boolean;
  /** The time range of the pages, used to compute the progress. */
  range: DateRange;
  limit: number;
}

export interface CollectedPage {
  orders: readonly Order[];
  count: number;
  /** Progress through the time range, 0 to 1. */
  share: number;
}

function fetchedShare({ from, to }: DateRange, { orders, nextKey }: PastPage): number {
  const oldest = orders.at(-1);
  if (nextKey === null || !oldest) return 1;
  return Math.min(1, Math.max(0, (to - oldest.created_at) / Math.max(1, to - from)));
}

/**
 * Yields matching orders page by page, so that only one page is in memory.
 * @throws TooManyOrders above the limit; also any error of `readPage`
 */
export async function* collectOrders({
  readPage,
  isWanted,
  range,
  limit,
}: CollectInput): AsyncGenerator<CollectedPage> {
  let pageKey: string | null = null;
  let count = 0;
  do {
    const page: PastPage = await readPage(pageKey);
    const orders = page.orders.filter(isWanted);
    count += orders.length;
    if (count > limit) throw new TooManyOrders(limit);
    yield { orders, count, share: fetchedShare(range, page) };
    pageKey = page.nextKey;
  } while (pageKey !== null);
}
