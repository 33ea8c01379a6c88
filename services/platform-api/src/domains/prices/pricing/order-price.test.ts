import { describe, expect, it } from '@jest/globals';
import type { Voucher } from '@courier/api-client/contract';
import type { Deps } from '../deps';
import { signQuote } from './fee-signature';
import { routeMark } from '../../places/routing/route-mark';
import { signDiscount } from './discount-signature';
import { isFallbackFee, verifyPrice, type Trip } from './order-price';

const secret = Buffer.from('a secret of thirty-two letters!!');
const NOW = 1_790_000_000;
const trip: Trip = {
  order: { paymentMethod: 'PAID', preorderedFor: null },
  outlet: { tariff: null, tariffSince: null },
  country: 'KW' as const,
  source: { latitude: 29.3759, longitude: 47.9774 },
  destination: { latitude: 29.3327, longitude: 48.0731 },
};
const fee = { country: 'KW', vendorId: 'kw1001', feeMinor: 1250 } as const;
const quote = { ...fee, source: trip.source, destination: trip.destination };
const voucher: Voucher = { code: 'AHLAN', amount: 20, type: 'percentage' };
const route = routeMark(secret, trip);
const discounted = signDiscount(secret, { ...fee, route, discountedMinor: 1000, voucher }, NOW);

const { signature } = signQuote(secret, quote, NOW);
const body = { vendor_id: 'kw1001', delivery_fee: 1.25, signature };
const withVoucher = {
  ...body,
  voucher,
  discounted_delivery_fee: 1,
  discounted_delivery_fee_signature: discounted,
};

const depsAt = (now: number) =>
  ({
    keys: { signatureSecret: secret },
    clock: { nowSeconds: () => now },
    config: { testVendorIds: ['kw9001'], fallbackDeliveryFee: 2.5 },
  }) as unknown as Deps;
const verify = (sent: object, { now = NOW, isVerified = false, to = trip } = {}) => {
  try {
    return verifyPrice(depsAt(now), to, { ...body, ...sent } as typeof body, isVerified);
  } catch (error) {
    const { status, message, field, translationKey } = error as Record<string, unknown>;
    return [status, message, translationKey, field].join(' ');
  }
};
const INVALID = '400 SignatureInvalid order.signature-invalid';
const EXPIRED = '400 SignatureExpired error.fee.recompute';

describe('the price of an order', () => {
  it('is the quoted fee without a voucher', () => {
    expect(verify({})).toEqual({ feeMinor: 1250, discountedMinor: null, voucher: null });
  });

  it.each([
    ['another fee', { delivery_fee: 1.249 }],
    ['another vendor', { vendor_id: 'kw1002' }],
    ['no signature', { signature: '' }],
  ])('is refused for %s than was quoted', (_, sent) => {
    expect(verify(sent)).toBe(`${INVALID} signature`);
  });

  it('is refused for another route and after expiry, but accepted after expiry if it was checked before', () => {
    const elsewhere = { ...trip, destination: trip.source };
    expect(verify({}, { to: elsewhere })).toBe(`${INVALID} signature`);
    expect(verify({}, { now: NOW + 300 })).toMatchObject({ feeMinor: 1250 });
    expect(verify({}, { now: NOW + 301 })).toBe(`${EXPIRED} signature`);
    expect(verify({ signature: 'x' }, { now: NOW + 301, isVerified: true })).toMatchObject({
      feeMinor: 1250,
    });
  });

  it('of a changed order may have been quoted for that order only', () => {
    const sent = { signature: signQuote(secret, { ...quote, orderId: 'o9' }, NOW).signature };
    expect(verify(sent, { to: { ...trip, orderId: 'o9' } })).toMatchObject({ feeMinor: 1250 });
    expect(verify(sent, { to: { ...trip, orderId: 'o8' } })).toBe(`${INVALID} signature`);
    expect(verify(sent)).toBe(`${INVALID} signature`);
    expect(verify({}, { to: { ...trip, orderId: 'o9' } })).toMatchObject({ feeMinor: 1250 });
    expect(verify({}, { to: { ...trip, orderId: 'o9' }, now: NOW + 301 })).toBe(`${EXPIRED} signature`);
  });
});

describe('the price after a voucher', () => {
  const FIELD = 'discounted_delivery_fee_signature';

  it('is the amount signed for this voucher', () => {
    expect(verify(withVoucher)).toEqual({ feeMinor: 1250, discountedMinor: 1000, voucher });
  });

  it.each([
    ['another price', { discounted_delivery_fee: 0.9 }],
    ['no price', { discounted_delivery_fee: undefined }],
    ['no signature', { discounted_delivery_fee_signature: undefined }],
    ['another code', { voucher: { ...voucher, code: 'OTHER' } }],
    ['another amount', { voucher: { ...voucher, amount: 90 } }],
    ['another kind', { voucher: { ...voucher, type: 'amount' } }],
    ['no voucher', { voucher: undefined }],
  ])('is refused for %s', (_, change) => {
    expect(verify({ ...withVoucher, ...change })).toBe(`${INVALID} ${FIELD}`);
  });

  it('is refused after expiry, but accepted if it was checked before', () => {
    const fresh = signQuote(secret, quote, NOW + 200).signature;
    expect(verify({ ...withVoucher, signature: fresh }, { now: NOW + 301 })).toBe(`${EXPIRED} ${FIELD}`);
    expect(
      verify(
        { ...withVoucher, signature: '', discounted_delivery_fee_signature: '' },
        { now: NOW + 301, isVerified: true },
      ),
    ).toEqual({ feeMinor: 1250, discountedMinor: 1000, voucher });
  });
});

describe('the fallback fee', () => {
  const fallback = { vendor_id: 'kw9001', delivery_fee: 2.5, signature: '' };

  it.each([
    ['a test vendor', {}, true],
    ['any other vendor', { vendor_id: 'kw1001' }, false],
    ['another fee', { delivery_fee: 2.4 }, false],
    ['a signature', { signature: 'x' }, false],
  ])('without a signature is accepted for %s: %#', (_, change, isOne) => {
    expect(isFallbackFee(depsAt(NOW), { ...fallback, ...change })).toBe(isOne);
  });

  it('is accepted from a test vendor without a signature, with a voucher signed without a route', () => {
    expect(verify(fallback)).toEqual({ feeMinor: 2500, discountedMinor: null, voucher: null });
    const discount = {
      country: 'KW',
      vendorId: 'kw9001',
      feeMinor: 2500,
      discountedMinor: 2000,
      voucher,
    } as const;
    const signed = (mark: string) => ({
      ...fallback,
      voucher,
      discounted_delivery_fee: 2,
      discounted_delivery_fee_signature: signDiscount(secret, { ...discount, route: mark }, NOW),
    });
    expect(verify(signed(''))).toMatchObject({ discountedMinor: 2000 });
    expect(verify(signed(route))).toBe(`${INVALID} discounted_delivery_fee_signature`);
  });
});
