import type { LatLng } from '@courier/api-client/order-rules';
import type { Destination } from './destinations';

/** What a shop sells: text and price in major units. */
export interface Item {
  readonly text: string;
  readonly price: number;
}

/** Customers, goods and destinations of the demo shops of a country. */
export interface Market {
  readonly country: string;
  /** Orders in sixty days, by shop. */
  readonly past: Readonly<Record<string, number>>;
  /** Statuses of those that are under way, by shop. */
  readonly running: Readonly<Record<string, readonly string[]>>;
  readonly names: readonly string[];
  readonly notes: readonly string[];
  itemsOf(vendorId: string): readonly Item[];
  /** The number of the customer at this place of `names`, in international form. */
  phoneOf(index: number): string;
  /** Where a shop without a pin was collected from. */
  readonly unpinned: LatLng;
  destination(vendorId: string, shop: LatLng, name: string, random: () => number): Destination;
}
