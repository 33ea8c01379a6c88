import { callDocs } from '@courier/api-client/call-docs';
import type { Parts } from './contract-calls';

/** No word of the code, and letters alone: names take no digits. */
export const MARK = 'qzxmark';

const MAIL = `${MARK}@mail.test`;
const PHONE = /^\+?\d[\d ]{7,}$/;

/** The documented example of a call such as `orders.create`, which names the demo's own vendor. */
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

/** Every text of a request, with where it is. */
export function textPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [{ holder, key, text: inner }] : textPlaces(inner),
  );
}

/** The text with the mark, in the form its field may accept. */
export const marked = (text: string): string =>
  text.includes('@') ? MAIL : PHONE.test(text) ? text : `${text} ${MARK}`;

/** What a log must not contain of a request: the mark, and phone numbers however they are written. */
export function typedTexts(parts: Parts): string[] {
  const phones = textPlaces(parts)
    .filter(({ text }) => PHONE.test(text))
    .map(({ text }) => text.replace(/\D/g, '').slice(-8));
  return [MARK, ...phones];
}
