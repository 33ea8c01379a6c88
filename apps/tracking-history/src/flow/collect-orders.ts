import type { Order } from '@courier/api-client';
import type { PastPage } from '@courier/api-client/queries';
import type { DateRange } from '@courier/config/time';

/** More orders match than the export takes. */
export class TooManyOrders extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`more than ${limit} orders`);
    this.limit = limit;
  }
}

export interface CollectInput {
  /** Reads one page, newest orders first; null asks for the first. */
  readPage: (pageKey: string | null) => Promise<PastPage>;
  isWanted: (order: Order) => boolean;
  /** The time the pages cover, for the share that is done. */
  range: DateRange;
  limit: number;
}

export interface CollectedPage {
  /** Those of the page that are wanted. */
  orders: readonly Order[];
  /** Wanted so far, with these. */
  count: number;
  /** How much of the time has been read, 0 to 1. */
  share: number;
}

function shareOf({ from, to }: DateRange, { orders, nextKey }: PastPage): number {
  const oldest = orders.at(-1);
  if (nextKey === null || !oldest) return 1;
  return Math.min(1, Math.max(0, (to - oldest.created_at) / Math.max(1, to - from)));
}

/**
 * The wanted orders of a time, page by page, so that no more than one page has to be held.
 * @throws TooManyOrders as soon as one more than the limit is found; whatever `readPage` rejects with
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
    yield { orders, count, share: shareOf(range, page) };
    pageKey = page.nextKey;
  } while (pageKey !== null);
}
