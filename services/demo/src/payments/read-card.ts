import type { CardProvider, CybersourceCard, GenericCard, NewCard } from '@courier/api-client/contract';
import { compactDecrypt, type CryptoKey } from 'jose';
import * as z from 'zod';
import { Refusal } from '@courier/platform-api';
import { isCardNumber } from './magic-cards';

/** Exists only during the call that decrypted it, and is never stored or logged. */
export interface CardSecrets {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

const plainCard = z.object({
  number: z.string(),
  expiry_month: z.string(),
  expiry_year: z.string(),
  security_code: z.string(),
});

const unreadable = (field: string): Refusal =>
  new Refusal(400, 'The card data cannot be read.', 'error.payment.card-unreadable', { field });
const wrong = (): Refusal =>
  new Refusal(400, 'This is not a valid card.', 'error.payment.card-invalid', { field: 'card' });

/** @throws Refusal 400 when the card cannot be decrypted, has the other form, or is not a card */
export async function readSecrets(key: CryptoKey, method: CardProvider, card: NewCard): Promise<CardSecrets> {
  if ((method === 'cybersource_creditcard') !== 'encrypted_card_data' in card) throw unreadable('card');
  const plain =
    'encrypted_card_data' in card ? await readWhole(key, card) : await readParts(key, card as GenericCard);
  const number = plain.number.replaceAll(/[ -]/g, '');
  const month = plain.expiry_month.padStart(2, '0');
  const year = plain.expiry_year.length === 2 ? `20${plain.expiry_year}` : plain.expiry_year;
  const isCard =
    isCardNumber(number) &&
    /^(0[1-9]|1[0-2])$/.test(month) &&
    /^20\d{2}$/.test(year) &&
    /^\d{3,4}$/.test(plain.security_code);
  if (!isCard) throw wrong();
  if ('card_last_digits' in card && !number.endsWith(card.card_last_digits)) throw wrong();
  return { number, expiryMonth: month, expiryYear: year };
}

async function readWhole(key: CryptoKey, card: CybersourceCard): Promise<z.infer<typeof plainCard>> {
  const text = await decrypted(key, card.encrypted_card_data, 'card.encrypted_card_data');
  try {
    return z.parse(plainCard, JSON.parse(text));
  } catch {
    // Errors must not contain decrypted data.
    throw unreadable('card.encrypted_card_data');
  }
}

async function readParts(key: CryptoKey, card: GenericCard): Promise<z.infer<typeof plainCard>> {
  const part = (name: Exclude<keyof GenericCard, 'holder_name' | 'save_card'>) =>
    decrypted(key, card[name], `card.${name}`);
  return {
    number: await part('encrypted_card_number'),
    expiry_month: await part('encrypted_expiry_month'),
    expiry_year: await part('encrypted_expiry_year'),
    security_code: await part('encrypted_security_code'),
  };
}

async function decrypted(key: CryptoKey, jwe: string, field: string): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    throw unreadable(field);
  }
}
