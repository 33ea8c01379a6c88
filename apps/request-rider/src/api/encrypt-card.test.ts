import '../testing/same-realm-bytes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import type { CardProvider, CybersourceCard, GenericCard } from '@courier/api-client';
import { encryptCard } from './encrypt-card';

let key: JWK;
let privateKey: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  ({ privateKey } = pair);
  key = await exportJWK(pair.publicKey);
});

const typed = { number: '4242 4242 4242 4242', expiry: '09 / 39', code: ' 917 ' };
const send = (provider: CardProvider, card = typed) =>
  encryptCard({ card, holderName: ' Lin Chia-hao ', save: true, provider, key });
const read = async (sealed: string) => {
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
  expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM' });
  return new TextDecoder().decode(plaintext);
};

describe('encryption of a new card', () => {
  it('creates one record for cybersource_creditcard [REQ-PAY-17] [REQ-PAY-19]', async () => {
    const record = (await send('cybersource_creditcard')) as CybersourceCard;
    const { encrypted_card_data, ...open } = record;
    expect(open).toEqual({
      holder_name: 'Lin Chia-hao',
      card_last_digits: '4242',
      raw_card_expiry_month: '09',
      raw_card_expiry_year: '2039',
      bin: '424242',
      scheme: 'visa',
      save_card: true,
    });
    expect(JSON.parse(await read(encrypted_card_data))).toEqual({
      number: '4242424242424242',
      expiry_month: '09',
      expiry_year: '2039',
      security_code: '917',
    });
  });

  it('creates four values for generic_creditcard [REQ-PAY-18] [REQ-PAY-19]', async () => {
    const { holder_name, save_card, ...sealed } = (await send('generic_creditcard')) as GenericCard;
    expect([holder_name, save_card]).toEqual(['Lin Chia-hao', true]);
    const open = await Promise.all(
      Object.entries(sealed).map(async ([name, value]) => [name, await read(value)]),
    );
    expect(Object.fromEntries(open)).toEqual({
      encrypted_card_number: '4242424242424242',
      encrypted_expiry_month: '09',
      encrypted_expiry_year: '2039',
      encrypted_security_code: '917',
    });
  });

  it('sends an unknown scheme as "other"', async () => {
    const unknown = { ...typed, number: '9999 1234 5678 0019' };
    expect(await send('cybersource_creditcard', unknown)).toMatchObject({
      scheme: 'other',
      bin: '999912',
      card_last_digits: '0019',
    });
  });

  it('requires a checked card', async () => {
    await expect(send('generic_creditcard', { ...typed, expiry: '9' })).rejects.toThrow('unchecked');
  });
});
