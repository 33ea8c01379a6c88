import { describe, expect, it } from '@jest/globals';
import { inLev } from '../quote/dual-price';
import {
  feeChanges,
  QuoteError,
  toQuoteRequest,
  samePrice,
  secondsLeft,
  endOfFee,
  type Quote,
} from '../quote/quote';
import { payableFee, voucherSaving, VoucherError, voucherPayload, type Discount } from '../quote/voucher';

const discount = (fee: number): Discount => ({
  voucher: { code: 'EID', amount: 1, type: 'amount' },
  fee,
  signature: 'less',
});
const buildFeeQuote = (more: Partial<Quote> = {}): Quote => ({
  origin: { latitude: 29.36, longitude: 47.97 },
  destination: { latitude: 29.33, longitude: 48.07 },
  fee: 1.5,
  signature: 's',
  validUntil: 1300,
  parts: [],
  route: null,
  estimations: null,
  ...more,
});

describe('a fee', () => {
  it('with a voucher is the remaining amount, which can be zero or higher than before', () => {
    expect(
      [
        buildFeeQuote(),
        buildFeeQuote({ discount: discount(0) }),
        buildFeeQuote({ discount: discount(2) }),
      ].map(payableFee),
    ).toEqual([1.5, 0, 2]);
    expect(
      [buildFeeQuote({ discount: null }), buildFeeQuote({ discount: discount(2) })].map(voucherSaving),
    ).toEqual([0, -0.5]);
  });

  it('is unchanged when the amount to pay is the same, even with other parts', () => {
    expect(samePrice(buildFeeQuote(), buildFeeQuote({ fee: 2, discount: discount(1.5) }))).toBe(true);
    expect(samePrice(buildFeeQuote(), buildFeeQuote({ discount: discount(1) }))).toBe(false);
    expect(samePrice(null, buildFeeQuote())).toBe(false);
  });

  it('is compared part by part, including new and removed parts', () => {
    const before = [
      { kind: 'base', amount: 1 },
      { kind: 'distance', amount: 0.5 },
    ] as const;
    expect(
      feeChanges(before, [
        { kind: 'base', amount: 1 },
        { kind: 'surcharge', amount: 2 },
      ]),
    ).toEqual([
      { kind: 'distance', from: 0.5, to: 0 },
      { kind: 'surcharge', from: 0, to: 2 },
    ]);
    expect(feeChanges([], before)).toEqual([]);
  });

  it('is renewed for its own route', () => {
    const { origin, destination } = buildFeeQuote();
    expect(toQuoteRequest('kw1001', buildFeeQuote())).toEqual({ vendorId: 'kw1001', origin, destination });
  });

  it('is valid up to its last second, and a started second counts', () => {
    expect([1299.2, 1300, 1300.1].map((now) => secondsLeft(buildFeeQuote(), now))).toEqual([1, 0, 0]);
    expect(endOfFee(1300, 1300)).toBe(1600);
    expect(endOfFee(1301, 1001)).toBe(1301);
    expect(endOfFee(1301, 1000)).toBe(1300);
  });
});

it('sends a voucher only while it is applied', () => {
  expect(voucherPayload({ discount: null })).toEqual({});
  expect(voucherPayload({})).toEqual({});
});

it.each([
  [new VoucherError('not-valid', { cause: 'x' }), { name: 'VoucherError', message: 'not-valid', cause: 'x' }],
  [new QuoteError('fee-failed'), { name: 'QuoteError', message: 'fee-failed', waitsUntilMs: null }],
  [
    new QuoteError('undeliverable', { cause: 'x' }, 7),
    { problem: 'undeliverable', cause: 'x', waitsUntilMs: 7 },
  ],
])('gives each quote error its name: %#', (error, expected) => {
  expect(error).toMatchObject(expected);
});

it.each([
  [1, 1.96],
  [10, 19.56],
  [-10, -19.56],
  [0, 0],
])('%d euro are %d lev', (euro, lev) => {
  expect(inLev(euro)).toBeCloseTo(lev, 10);
});
