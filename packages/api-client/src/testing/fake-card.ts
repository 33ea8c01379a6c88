import type { CybersourceCard, NewCard, PaymentInstrument } from '../contract';
import type { CardOutcome } from './fake-payments.types';
import { Refusal } from './refusal';

const MAGIC: Readonly<Record<string, CardOutcome>> = {
  '4242': 'approved',
  '4444': 'approved',
  '0002': 'declined',
  '0069': 'expired-card',
  '9995': 'insufficient-funds',
  '0119': 'processing',
  '3220': 'challenge',
};

/** Last digits of the sandbox test cards -> outcome; others are declined. */
export const cardOutcome = (lastDigits: string): CardOutcome => MAGIC[lastDigits] ?? 'declined';

const RSA = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;
let pair: Promise<CryptoKeyPair> | null = null;
/** Shared by all fakes of a test file, because generation is slow. */
const keys = () => (pair ??= crypto.subtle.generateKey(RSA, true, ['encrypt', 'decrypt']));

export async function fakePublicKey() {
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', (await keys()).publicKey);
  return { kty: 'RSA' as const, kid: 'fake', n, e };
}

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Decrypts a compact JWE (RSA-OAEP-256, A256GCM) for the fake's key. */
async function decrypted(jwe: string, field: string): Promise<string> {
  try {
    const [header = '', wrapped = '', iv = '', cipher = '', tag = ''] = jwe.split('.');
    const raw = await crypto.subtle.decrypt(
      { name: 'RSA-OAEP' },
      (await keys()).privateKey,
      decodeBase64Url(wrapped),
    );
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: decodeBase64Url(iv), additionalData: new TextEncoder().encode(header) },
      key,
      Uint8Array.from([...decodeBase64Url(cipher), ...decodeBase64Url(tag)]),
    );
    return new TextDecoder().decode(plain);
  } catch {
    throw new Refusal(400, 'The card data cannot be read.', 'error.payment.card-unreadable', field);
  }
}

interface Plain {
  number: string;
  expiry_month: string;
  expiry_year: string;
}

const whole = async (card: CybersourceCard) =>
  JSON.parse(await decrypted(card.encrypted_card_data, 'card.encrypted_card_data')) as Plain;

/** @throws Refusal 400 when the card was not encrypted for the fake's key */
export async function readFakeCard(card: NewCard): Promise<PaymentInstrument> {
  const plain =
    'encrypted_card_data' in card
      ? await whole(card)
      : {
          number: await decrypted(card.encrypted_card_number, 'card.encrypted_card_number'),
          expiry_month: await decrypted(card.encrypted_expiry_month, 'card.encrypted_expiry_month'),
          expiry_year: await decrypted(card.encrypted_expiry_year, 'card.encrypted_expiry_year'),
        };
  const number = plain.number.replace(/\D/g, '');
  return {
    id: `card-${number.slice(-4)}`,
    scheme: number.startsWith('4') ? 'visa' : 'mastercard',
    card_last_digits: number.slice(-4),
    holder_name: card.holder_name,
    expiry_month: plain.expiry_month.padStart(2, '0'),
    expiry_year: plain.expiry_year.length === 2 ? `20${plain.expiry_year}` : plain.expiry_year,
  };
}
