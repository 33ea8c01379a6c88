import { expect, it } from '@jest/globals';
import { allowedRedirect } from './payment-redirect';

const HERE = 'https://tw.courier.test/request-a-rider/v1';
const HOSTS = ['bank.test', '.cards.test', 'acs.test:8443', 'xn--bcher-kva.test'];

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
  ['another port of a listed bank', 'https://bank.test:8443/3ds', false],
  ['the usual port of a listed bank', 'https://bank.test:443/3ds', true],
  ['a bank listed with its port', 'https://acs.test:8443/3ds', true],
  ['the usual port where another is listed', 'https://acs.test/3ds', false],
  ['a listed bank in capitals', 'HTTPS://BANK.TEST/3ds', true],
  ['a listed bank with a dot behind', 'https://bank.test./3ds', false],
  ['letters that look alike', 'https://b\u0430nk.test/3ds', false],
  ['the same in punycode', 'https://xn--bnk-6cd.test/3ds', false],
  ['a bank listed in punycode, written in its letters', 'https://b\u00fccher.test/3ds', true],
  ['wide letters of a listed bank', 'https://\uff42ank.test/3ds', true],
  ['a stop of another script', 'https://bank\u3002test/3ds', true],
  ['a name that holds a listed one', 'https://bank.test%2eevil.test/3ds', false],
  ['a name in front of a listed bank', 'https://shop@bank.test/3ds', false],
  ['a backslash before another host', 'https://evil.test\\@bank.test/', false],
  ['a fragment that names a bank', 'https://evil.test#@bank.test/', false],
  ['a script', 'javascript:alert(1)', false],
  ['a script with a line break', 'java\nscript:alert(1)', false],
  ['a script with a bank behind', 'javascript://bank.test/%0aalert(1)', false],
  ['a file', 'file:///etc/passwd', false],
  ['a blob of this portal', 'blob:https://tw.courier.test/1', false],
  ['data', 'data:text/html,x', false],
  ['no address', '//', false],
])('a redirect to %s: %s → %s', (_name, address, allowed) => {
  expect(allowedRedirect(address, HERE, HOSTS) !== null).toBe(allowed);
});

it('keeps https on a redirect to this portal', () => {
  expect(allowedRedirect('http://tw.courier.test/bank', HERE, [])).toBe('https://tw.courier.test/bank');
});
