import { describe, expect, it } from '@jest/globals';
import { loadPhoneRule } from './phone-rule';

describe('a possible phone number', () => {
  it.each([
    ['TW', '0912 048 317', true],
    ['TW', '+886 912 048 317', true],
    ['TW', '09120', false],
    ['TW', '000000000', true],
    ['KW', '5123 4567', true],
    ['KW', '+886912048317', true],
    ['DE', '+965 5123', false],
    ['PK', '٠٣٠١٢٣٤٥٦٧٨', true],
    ['PK', '03012', false],
    ['TW', 'Lin 0912 048 317', false],
    ['TW', 'Lin', false],
  ])('in %s: checks the length of %j, which is %s [TRACK-HIST-25]', async (country, text, isPossible) => {
    expect((await loadPhoneRule(country))(text)).toBe(isPossible);
  });
});
