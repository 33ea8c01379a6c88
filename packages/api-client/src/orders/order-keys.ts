import type { DatePreset } from '@courier/config/time';
import type { ListScope, VendorScope } from './list-scope';

/** Every key under which orders stand in the query cache, once. Lists hold ids; orders stand in the book. */
export const orderKeys = {
  book: () => ['orders', 'book'] as const,
  /** Orders read one by one. */
  ones: () => ['orders', 'one'] as const,
  one: (vendorId: string, orderId: string) => ['orders', 'one', vendorId, orderId] as const,
  asRead: (vendorId: string, orderId: string) => ['orders', 'as-read', vendorId, orderId] as const,
  /** Lists that hold the newest orders, all of the shape `OrderList`. */
  lists: () => ['orders', 'list'] as const,
  list: <S extends VendorScope>(name: 'active' | 'latest' | 'recent', scope: S) =>
    ['orders', 'list', name, scope] as const,
  past: (scope: ListScope, period: DatePreset) => ['orders', 'past', scope, period] as const,
};
