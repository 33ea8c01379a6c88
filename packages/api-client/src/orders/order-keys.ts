import type { ListScope, VendorScope } from './list-scope';
import type { PastQuestion } from './past-question';

/** Lists contain ids; the book contains the orders. */
export const orderKeys = {
  book: () => ['orders', 'book'] as const,
  ones: () => ['orders', 'one'] as const,
  one: (vendorId: string, orderId: string) => ['orders', 'one', vendorId, orderId] as const,
  asRead: (vendorId: string, orderId: string) => ['orders', 'as-read', vendorId, orderId] as const,
  /** Lists of the newest orders, all `OrderList`. */
  lists: () => ['orders', 'list'] as const,
  list: <S extends VendorScope>(name: 'active' | 'latest' | 'recent', scope: S) =>
    ['orders', 'list', name, scope] as const,
  asGuest: () => ['orders', 'as-guest'] as const,
  numbered: (scope: VendorScope, number: string) => ['orders', 'numbered', scope, number] as const,
  past: (scope: ListScope, question: PastQuestion) => ['orders', 'past', scope, question] as const,
};
