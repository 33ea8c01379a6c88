import { describe, expect, it } from '@jest/globals';
import { endOfFee, loginPickupEstimation, secondsLeft, type Quote } from './quote';

const quote: Quote = {
  origin: { latitude: 0, longitude: 0 },
  destination: { latitude: 0, longitude: 0 },
  fee: 84,
  signature: 's',
  validUntil: 1300,
  parts: [],
  route: null,
  estimations: { pickUp: 9, dropOff: 20 },
};

describe('a quote', () => {
  it('counts the seconds down to 0 and no further', () => {
    expect(secondsLeft(quote, 1_078)).toBe(222);
    expect(secondsLeft(quote, 9_999)).toBe(0);
    expect(secondsLeft({ ...quote, validUntil: null }, 0)).toBeNull();
  });

  it('ignores an expiry that a wrong clock makes past or distant', () => {
    expect(endOfFee(1300, 1000)).toBe(1300);
    expect(endOfFee(1300, 5000)).toBe(5300);
    expect(endOfFee(99_000, 1000)).toBe(1300);
    expect(endOfFee(undefined, 1000)).toBeNull();
  });

  it('estimates the pickup from the vendor, else from the estimate, else 15 minutes [REQ-FORM-11] [REQ-FORM-12]', () => {
    expect(loginPickupEstimation(7, quote)).toBe(7);
    expect(loginPickupEstimation(null, quote)).toBe(9);
    expect(loginPickupEstimation(null, { ...quote, estimations: null })).toBe(15);
  });
});
