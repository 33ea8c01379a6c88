import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computeFee } from './fee';
import { signQuote, verifyQuote, type Quote } from './fee-signature';
import { toMajor, toMinor } from './money';
import { supportedCountries } from '@courier/config';

const SECRET = Buffer.from('0123456789abcdef0123456789abcdef');
const quote: Quote = {
  country: 'TW',
  vendorId: 'v1001',
  feeMinor: 94,
  source: { latitude: 25.0421, longitude: 121.5443 },
  destination: { latitude: 25.0376, longitude: 121.5573 },
};

describe('the delivery fee', () => {
  it('is base plus a rate per started kilometre, as on the docket: 65 and 29 for 2.4 km', () => {
    expect(computeFee('TW', 2400, false)).toEqual({
      feeMinor: 94,
      parts: [
        { kind: 'base', amountMinor: 65 },
        { kind: 'distance', amountMinor: 29 },
      ],
    });
    expect(computeFee('TW', 2001, false)).toEqual(computeFee('TW', 3000, false));
    expect(computeFee('TW', 3001, false).feeMinor).toBeGreaterThan(computeFee('TW', 3000, false).feeMinor);
  });

  it('adds a surcharge for rain and strike, and its parts add up to it in every country', () => {
    for (const country of supportedCountries) {
      const { feeMinor, parts } = computeFee(country, 3400, true);
      expect(parts.map(({ kind }) => kind)).toEqual(['base', 'distance', 'surcharge']);
      expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(feeMinor);
      expect(parts.every(({ amountMinor }) => Number.isInteger(amountMinor) && amountMinor > 0)).toBe(true);
    }
  });

  it('never falls for a longer way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 5000 }), (metres, more) => {
        expect(computeFee('KW', metres + more, false).feeMinor).toBeGreaterThanOrEqual(
          computeFee('KW', metres, false).feeMinor,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('survives conversion to major units and back', () => {
    expect([toMajor(94, 'TW'), toMajor(1_234, 'KW'), toMinor(1.234, 'KW'), toMinor(0.1 + 0.2, 'SG')]).toEqual(
      [94, 1.234, 1234, 30],
    );
  });
});

describe('the signature of a fee', () => {
  const { signature, validUntil } = signQuote(SECRET, quote, 1_000_000);

  it('is valid for five minutes and then reports its expiry', () => {
    expect(validUntil).toBe(1_000_300);
    expect(verifyQuote(SECRET, quote, signature, 1_000_300)).toBe('valid');
    expect(verifyQuote(SECRET, quote, signature, 1_000_301)).toBe('expired');
  });

  it.each<[string, Partial<Quote>]>([
    ['another fee', { feeMinor: 93 }],
    ['another vendor', { vendorId: 'v2001' }],
    ['another country', { country: 'SG' }],
    ['another destination', { destination: { latitude: 25.0377, longitude: 121.5573 } }],
    ['another source', { source: { latitude: 25.05, longitude: 121.5443 } }],
  ])('is invalid for %s', (_name, change) => {
    expect(verifyQuote(SECRET, { ...quote, ...change }, signature, 1_000_001)).toBe('invalid');
  });

  it('cannot be forged, extended or taken from another server', () => {
    const [, seal] = signature.split('.');
    const later = `${(2_000_000).toString(36)}.${seal}`;
    for (const forged of [
      later,
      signQuote(Buffer.alloc(32), quote, 1_000_000).signature,
      '',
      '.',
      'NaN.x',
      `${signature}x`,
      'a'.repeat(5000),
    ]) {
      expect(verifyQuote(SECRET, quote, forged, 1_000_001)).toBe('invalid');
    }
  });
});
