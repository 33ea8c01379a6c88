import { expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isSignature } from './signature';

const sign = (encoding: 'hex' | 'base64') => createHmac('sha256', 'key').update('12.body').digest(encoding);

it.each(['hex', 'base64'] as const)('verifies a signature in %s over parts of a content', (encoding) => {
  const signed = { key: 'key', content: ['12.', Buffer.from('body')], encoding };
  const signature = sign(encoding);
  expect(isSignature(signature, signed)).toBe(true);
  for (const wrong of ['', 'no signature', signature.slice(2), `${signature.slice(0, 4)}${signature}`])
    expect([wrong, isSignature(wrong, signed)]).toEqual([wrong, false]);
  expect(isSignature(signature, { ...signed, content: ['12.', 'bodY'] })).toBe(false);
  expect(isSignature(signature, { ...signed, key: 'other' })).toBe(false);
});
