import { describe, expect, it } from '@jest/globals';
import { demoTariff } from '../../../testing/server/demonstration';
import { signQuote, verifyQuote, type Quote } from './fee-signature';
import { toMajor, toMinor } from '../../../platform/money';
import { tariffFee } from './tariffs/tariff-fee';
import { supportedCountries, type CountryCode } from '@courier/config';

const SECRET = Buffer.from('0123456789abcdef0123456789abcdef');
const quote: Quote = {
  country: 'TW',
  vendorId: 'v1001',
  feeMinor: 94,
  source: { latitude: 25.0421, longitude: 121.5443 },
  destination: { latitude: 25.0376, longitude: 121.5573 },
};

const demoTrip = (country: CountryCode, metres: number, rain = false) =>
  tariffFee(demoTariff(country), { metres, day: 3, minutes: 720, rain, demand: false, isCash: false });

describe('the fee of the demonstration', () => {
  it('is base plus a rate per started kilometre, as on the docket: 65 and 29 for 2.4 km', () => {
    expect(demoTrip('TW', 2400)).toEqual({
      feeMinor: 94,
      taxMinor: null,
      lines: [
        { kind: 'base', amountMinor: 65 },
        { kind: 'distance', amountMinor: 29 },
      ],
    });
    expect(demoTrip('TW', 2001)).toEqual(demoTrip('TW', 3000));
    expect(demoTrip('TW', 3001).feeMinor).toBeGreaterThan(demoTrip('TW', 3000).feeMinor);
  });

  it('adds a surcharge for rain and strike, and its lines add up to it in every country', () => {
    for (const country of supportedCountries) {
      const { feeMinor, lines } = demoTrip(country, 3400, true);
      expect(lines.map(({ kind }) => kind)).toEqual(['base', 'distance', 'surcharge']);
      expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(feeMinor);
      expect(lines.every(({ amountMinor }) => Number.isInteger(amountMinor) && amountMinor > 0)).toBe(true);
    }
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
