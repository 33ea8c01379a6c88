import type { CountryCode } from '@courier/config';
import type { LatLng, OrderStatus } from '@courier/api-client/order-rules';
import type { Destination } from './destinations';

/** Price in major units. */
export interface Item {
  readonly text: string;
  readonly price: number;
}

export interface Market {
  readonly country: CountryCode;
  readonly past: Readonly<Record<string, number>>;
  readonly running: Readonly<Record<string, readonly OrderStatus[]>>;
  readonly names: readonly string[];
  readonly notes: readonly string[];
  listItems(vendorId: string): readonly Item[];
  /** Phone number of the customer at this index of `names`, in international form. */
  createPhone(index: number): string;
  readonly unpinned: LatLng;
  destination(vendorId: string, shop: LatLng, name: string, random: () => number): Destination;
}
