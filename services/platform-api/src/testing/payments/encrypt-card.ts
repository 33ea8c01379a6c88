import type { CybersourceCard, GenericCard } from '@courier/api-client/contract';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface TypedCard {
  number: string;
  month: string;
  year: string;
  code: string;
  holder: string;
  save: boolean;
}

export const typedCard = (number: string, change: Partial<TypedCard> = {}): TypedCard => ({
  number,
  month: '09',
  year: '2039',
  code: '123',
  holder: 'LIN CHIA HAO',
  save: false,
  ...change,
});

export async function encrypted(text: string, jwk: object): Promise<string> {
  const key = await importJWK(jwk as JWK, 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key);
}

/** For a card form that encrypts each field. */
export async function genericCard(card: TypedCard, jwk: object): Promise<GenericCard> {
  return {
    holder_name: card.holder,
    encrypted_card_number: await encrypted(card.number, jwk),
    encrypted_expiry_month: await encrypted(card.month, jwk),
    encrypted_expiry_year: await encrypted(card.year, jwk),
    encrypted_security_code: await encrypted(card.code, jwk),
    save_card: card.save,
  };
}

/** For a card form that encrypts all fields together. */
export async function cybersourceCard(card: TypedCard, jwk: object): Promise<CybersourceCard> {
  const secret = {
    number: card.number,
    expiry_month: card.month,
    expiry_year: card.year,
    security_code: card.code,
  };
  return {
    holder_name: card.holder,
    card_last_digits: card.number.slice(-4),
    raw_card_expiry_month: card.month,
    raw_card_expiry_year: card.year,
    bin: card.number.slice(0, 6),
    encrypted_card_data: await encrypted(JSON.stringify(secret), jwk),
    scheme: 'visa',
    save_card: card.save,
  };
}
