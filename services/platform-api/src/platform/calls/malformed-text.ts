import type { FastifyRequest } from 'fastify';
import { badInput } from '../requests/refusal';

/** Unpaired surrogates, which PostgreSQL refuses in `jsonb`, and U+0000, which it refuses in every text. */
const UNSTORABLE = /[\p{Surrogate}\0]/u;
const UNSTORABLE_CHARACTERS = new RegExp(UNSTORABLE, 'gu');

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

interface Place {
  value: unknown;
  key: string;
  holder: Place | null;
}

/**
 * Path of the first text or key that the database cannot store, e.g. `customer.name`; null when there is none. Iterates
 * instead of recursing, because one megabyte of JSON nests deeper than the call stack.
 */
export function findMalformedText(root: unknown): string | null {
  const places: Place[] = [{ value: root, key: '', holder: null }];
  for (const place of places) {
    const { value } = place;
    if (typeof value === 'string' && !isStorable(value)) return toPath(place);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const innerPlace = { value: inner, key, holder: place };
      if (!isStorable(key)) return toPath(innerPlace);
      if (typeof inner === 'string' || typeof inner === 'object') places.push(innerPlace);
    }
  }
  return null;
}

/** Uses replacement characters for an unstorable key, so that the answer is well-formed. */
function toPath(place: Place): string {
  const keys: string[] = [];
  for (let { key, holder } = place; holder; { key, holder } = holder)
    keys.push(key.replaceAll(UNSTORABLE_CHARACTERS, '\ufffd'));
  // Inserting each key at the front takes half a minute for the deepest JSON that a request may contain.
  return keys.reverse().join('.');
}

/** @throws Refusal 400 with the field, for a text the database cannot store */
export function refuseMalformedText({ params, query, body }: FastifyRequest): void {
  for (const part of [params, query, body]) {
    const field = findMalformedText(part);
    if (field === null) continue;
    const message = `${field || 'body'}: Invalid input: not well-formed text`;
    throw badInput(message, 'error.invalid-input', field || undefined);
  }
}
