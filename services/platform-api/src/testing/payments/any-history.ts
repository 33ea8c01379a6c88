import { countryConfig, type CountryCode } from '@courier/config';
import fc from 'fast-check';
import type { Tariff } from '../../domains/prices/rule-shapes/tariff';

/** Currencies with 0, 2 and 3 decimals. */
export const HISTORY_COUNTRIES = ['TW', 'SG', 'KW'] as const satisfies readonly CountryCode[];
export const TARIFFS_PER_COUNTRY = 6;

const share = (max: number) => fc.integer({ min: 0, max });

/** Any tariff of a country, which is not sold anywhere in particular. */
export function anyTariff(country: CountryCode): fc.Arbitrary<Tariff> {
  const unit = 10 ** countryConfig(country).decimals;
  const amount = (major: number) => fc.nat(major * unit);
  const percent = fc.constantFrom(0, 500, 725, 1900);
  const price = fc.oneof(
    fc.record({ per: fc.constant('order' as const), amountMinor: amount(60) }),
    fc.record({ per: fc.constant('percent' as const), percent: share(10_000) }),
  );
  return fc
    .record({
      baseMinor: amount(90),
      rate: fc.nat(20 * unit * 10_000),
      minimumMinor: amount(120),
      surcharges: fc.array(fc.record({ name: fc.constantFrom('', 'Rain', '=1+1'), price }), { maxLength: 2 }),
      stepMinor: fc.constantFrom(1, 5, 25),
      direction: fc.constantFrom('nearest' as const, 'up' as const),
      tax: fc.option(fc.record({ percent, isIncluded: fc.boolean() })),
      cashMinor: amount(15),
      returnPrice: fc.option(price, { freq: 4 }),
    })
    .map(({ rate, surcharges, stepMinor, direction, returnPrice, ...parts }) => ({
      ...parts,
      scope: {},
      bands: [{ fromMetres: 0, toMetres: null, price: { per: 'km' as const, rate } }],
      surcharges: surcharges.map((surcharge) => ({ ...surcharge, when: {} })),
      rounding: { stepMinor, direction },
      ...(returnPrice ? { returnPrice } : {}),
    }));
}

/** A fee by one of the tariffs; `isSplit`: its lines are stored, else only the fee. */
const anyPrice = fc.record({
  tariff: fc.nat(TARIFFS_PER_COUNTRY - 1),
  metres: fc.nat(20_000),
  isCash: fc.boolean(),
  isSplit: fc.constantFrom(true, true, true, false),
});

/** A refund of a part of what is left, of a bit too much, or two of them at once. */
const anyRefund = fc.record({
  by: fc.constantFrom('card' as const, 'credit' as const),
  /** The line by its place among those that can be refunded; null for the whole order. */
  place: fc.option(fc.nat(6)),
  /** In per cent of what is left. */
  share: fc.integer({ min: 1, max: 130 }),
  isDouble: fc.boolean(),
});

export const anyHistory = fc.record({
  country: fc.constantFrom(...HISTORY_COUNTRIES),
  price: anyPrice,
  /** Of the fee, in per cent. */
  voucher: fc.option(share(100)),
  changes: fc.array(
    fc.record({
      price: anyPrice,
      by: fc.constantFrom('shop' as const, 'shop' as const, 'older instance' as const),
    }),
    { maxLength: 3 },
  ),
  isPaidByCard: fc.boolean(),
  end: fc.constantFrom('DELIVERED', 'RETURNED_TO_VENDOR', 'RETURNED_TO_VENDOR', 'CANCELLED', null),
  refunds: fc.array(anyRefund, { maxLength: 5 }),
});

export type History = typeof anyHistory extends fc.Arbitrary<infer Value> ? Value : never;
