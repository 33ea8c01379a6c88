import { expect, it } from '@jest/globals';
import { cardProvider } from './card-provider';

it.each([
  ['TW', true, 'cybersource_creditcard'],
  ['TW', false, 'generic_creditcard'],
  ['KW', true, 'generic_creditcard'],
] as const)('the card form of %s with the flag at %s is %s [REQ-PAY-22]', (country, flag, provider) => {
  expect(cardProvider(country, flag)).toBe(provider);
});
