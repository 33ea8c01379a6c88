import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { CardProvider, NewCard } from '@courier/api-client';
import { expiryParts, cardScheme, type TypedCard } from '../model/card/card-check';

export interface CardToSend {
  card: TypedCard;
  holderName: string;
  save: boolean;
  provider: CardProvider;
  key: JWK;
}

const BIN_DIGITS = 6;
const LAST_DIGITS = 4;
const algorithms = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

/**
 * The record of a new card in the provider's format; all secret fields are encrypted with the provider's key.
 */
export async function encryptCard({ card, holderName, save, provider, key }: CardToSend): Promise<NewCard> {
  const publicKey = await importJWK(key, algorithms.alg);
  const sealed = (text: string) =>
    new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(algorithms).encrypt(publicKey);
  const number = card.number.replace(/\D/g, '');
  const expiry = expiryParts(card.expiry);
  if (!expiry) throw new Error('A card was sent unchecked');
  const { month, year } = expiry;
  const code = card.code.trim();
  const holder_name = holderName.trim();
  if (provider === 'cybersource_creditcard') {
    const secret = { number, expiry_month: month, expiry_year: year, security_code: code };
    return {
      holder_name,
      card_last_digits: number.slice(-LAST_DIGITS),
      raw_card_expiry_month: month,
      raw_card_expiry_year: year,
      bin: number.slice(0, BIN_DIGITS),
      encrypted_card_data: await sealed(JSON.stringify(secret)),
      scheme: cardScheme(number) ?? 'other',
      save_card: save,
    };
  }
  const [encrypted_card_number, encrypted_expiry_month, encrypted_expiry_year, encrypted_security_code] =
    await Promise.all([sealed(number), sealed(month), sealed(year), sealed(code)]);
  return {
    holder_name,
    encrypted_card_number,
    encrypted_expiry_month,
    encrypted_expiry_year,
    encrypted_security_code,
    save_card: save,
  };
}
