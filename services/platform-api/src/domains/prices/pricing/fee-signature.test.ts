import { expect, it } from '@jest/globals';
import { signedRoute, signQuote, verifyFee, verifyQuote, type Quote } from './fee-signature';
import { keyedHash } from '../../../platform/security/keyed-hash';
import { routeMark, sameSpot } from '../../places/routing/route-mark';

const secret = Buffer.from('a secret of thirty-two letters!!');
const NOW = 1_790_000_000;
const quote: Quote = {
  country: 'KW',
  vendorId: 'kw1001',
  feeMinor: 1250,
  source: { latitude: 29.3759, longitude: 47.9774 },
  destination: { latitude: 29.3327, longitude: 48.0731 },
};
const { signature, validUntil } = signQuote(secret, quote, NOW);

it('is valid for exactly the quote, to the end of its last second', () => {
  expect(validUntil).toBe(NOW + 300);
  expect(verifyQuote(secret, quote, signature, validUntil)).toBe('valid');
  expect(verifyQuote(secret, quote, signature, validUntil + 1)).toBe('expired');
});

it.each<[string, Partial<Quote>]>([
  ['country', { country: 'PK' }],
  ['vendor', { vendorId: 'kw1002' }],
  ['fee', { feeMinor: 1249 }],
  ['source', { source: { ...quote.source, latitude: 29.37592 } }],
  ['destination', { destination: { ...quote.destination, longitude: 48.07312 } }],
  ['order', { orderId: 'kw1001-2611a' }],
])('is invalid for another %s', (_what, other) => {
  expect(verifyQuote(secret, { ...quote, ...other }, signature, NOW)).toBe('invalid');
});

it('is invalid with another secret, and with an added, changed or missing part', () => {
  const [term = '', route = '', mark = ''] = signature.split('.');
  expect(verifyFee(Buffer.from('another'), quote, signature, NOW)).toBe('invalid');
  for (const wrong of [
    '',
    term,
    `${term}.${route}`,
    `${signature}.x`,
    `${route}.${term}.${mark}`,
    `x${signature}`,
  ])
    expect([wrong, verifyFee(secret, quote, wrong, NOW)]).toEqual([wrong, 'invalid']);
});

it.each(['', 'route', 'device', 'voucher'])('is invalid with a hash made for %j', (purpose) => {
  const [term = '', route = ''] = signature.split('.');
  const values = [quote.country, quote.vendorId, quote.feeMinor, route, term];
  const forged = `${term}.${route}.${keyedHash(secret, purpose, values)}`;
  expect(verifyFee(secret, quote, forged, NOW)).toBe('invalid');
  expect(keyedHash(secret, 'delivery-fee', values)).toBe(signature.split('.')[2]);
});

it.each(['', 'x', '-', '.'])('finds no route mark in %j', (text) => {
  expect(signedRoute(text)).toBe('');
});

it('contains the order whose fee it is', () => {
  expect(routeMark(secret, { ...quote, orderId: 'a' })).not.toBe(
    routeMark(secret, { ...quote, orderId: 'b' }),
  );
});

it('treats two positions within about a metre as equal', () => {
  const spot = { latitude: 29.3759, longitude: 47.9774 };
  expect(sameSpot(spot, { latitude: 29.375_903, longitude: 47.977_397 })).toBe(true);
  expect(sameSpot(spot, { ...spot, latitude: 29.375_92 })).toBe(false);
  expect(sameSpot(spot, { ...spot, longitude: 47.977_42 })).toBe(false);
});
