import type { Item } from '../order-history/market';

/** @public Declarations of other files name it. */
export interface LocalShop {
  readonly name: string;
  readonly street: string;
  readonly number: number;
}

/**
 * The demo shop of a country and its customers, in local spelling. Streets are real and near the shop; house numbers
 * and names are invented.
 */
export interface LocalCountry {
  readonly city: string;
  readonly shop: LocalShop & { readonly outlet: LocalShop };
  readonly names: readonly string[];
  readonly streets: readonly string[];
  readonly address: (street: string, number: number) => string;
  /** Notes for riders; half the orders have none. */
  readonly notes: readonly [string, string, string];
  readonly items: readonly Item[];
  /** Direction of land: counter-clockwise radians from due east, from and to. */
  readonly inland: readonly [number, number];
}

export type LocalCountries = Readonly<Record<string, LocalCountry>>;

export const shop = (
  [name, street, number]: readonly [string, string, number],
  [outletName, outletStreet, outletNumber]: readonly [string, string, number],
): LocalCountry['shop'] => ({
  name,
  street,
  number,
  outlet: { name: `${name} · ${outletName}`, street: outletStreet, number: outletNumber },
});

export const items = (...rows: readonly (readonly [string, number])[]): Item[] =>
  rows.map(([text, price]) => ({ text, price }));

/** Multiples of π, as in `inland`. */
export const land = (from: number, to: number) => [from * Math.PI, to * Math.PI] as const;
export const AROUND = land(0, 2);
