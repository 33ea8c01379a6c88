import { expect, it } from '@jest/globals';
import { allowedRedirect } from './payment-redirect';

const HERE = 'https://tw.courier.test/request-a-rider/v1';
const HOSTS = ['bank.test', '.cards.test'];

it.each([
  ['this portal', 'https://tw.courier.test/sandbox-bank/challenge?id=1', true],
  ['this portal as a proxy calls it', 'http://tw.courier.test/sandbox-bank/challenge?id=1', true],
  ['this portal by its path', '/sandbox-bank/challenge?id=1', true],
  ['another host without its protocol', '//evil.test/3ds', false],
  ['a listed bank', 'https://bank.test/3ds', true],
  ['a host under a listed name', 'https://acs.cards.test/3ds', true],
  ['a listed bank without encryption', 'http://bank.test/3ds', false],
  ['a host that only ends alike', 'https://evilbank.test/', false],
  ['a host that only begins alike', 'https://bank.test.evil.test/', false],
  ['the bare name of a list for subdomains', 'https://cards.test/', false],
  ['a name and password in front', 'https://bank.test@evil.test/', false],
  ['a password for this portal', 'https://a:b@tw.courier.test/', false],
  ['another port of this portal', 'https://tw.courier.test:8443/', false],
  ['a script', 'javascript:alert(1)', false],
  ['data', 'data:text/html,x', false],
  ['no address', '//', false],
])('a payment leads to %s: %s → %s', (_name, address, allowed) => {
  expect(allowedRedirect(address, HERE, HOSTS) !== null).toBe(allowed);
});

it('keeps the way to this portal encrypted', () => {
  expect(allowedRedirect('http://tw.courier.test/bank', HERE)).toBe('https://tw.courier.test/bank');
});
