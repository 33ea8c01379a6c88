import { callDocs } from '@courier/api-client/call-docs';
import type { Parts } from './contract-calls';

/** Not part of the code, and only letters, because names allow no digits. */
export const MARK = 'qzxmark';

const MAIL = `${MARK}@mail.test`;
const PHONE = /^\+?\d[\d ]{7,}$/;

/** The documented example of a call such as `orders.create`, which names a demo vendor. */
export function exampleParts(id: string): Parts {
  const [resource = '', name = ''] = id.split('.');
  const docs = callDocs as unknown as Record<string, Record<string, { example: Partial<Parts> }>>;
  const { params, query, body } = docs[resource]?.[name]?.example ?? {};
  return structuredClone({ params, query, body });
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
  text: string;
}

export function textPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [{ holder, key, text: inner }] : textPlaces(inner),
  );
}

/** Adds the mark in a form its field may accept. */
export const marked = (text: string): string =>
  text.includes('@') ? MAIL : PHONE.test(text) ? text : `${text} ${MARK}`;

/** Texts a log must not contain: the mark, and phone numbers in any format. */
export function typedTexts(parts: Parts): string[] {
  const phones = textPlaces(parts)
    .filter(({ text }) => PHONE.test(text))
    .map(({ text }) => text.replace(/\D/g, '').slice(-8));
  return [MARK, ...phones];
}
