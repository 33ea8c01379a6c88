import * as v from 'valibot';
import { recordWithValues } from '../registry/record-schema';
import { FirstPaintFault } from './read-markup';

export const COUNTRY_PLACES = ['phonePrefix', 'currencyLabel', 'currencySign'] as const;
const BRAND_PLACES = ['platform', 'organisation', 'product'] as const;

const TEXT_KEY = /^[a-z][a-z0-9-]*:[\w.-]+$/;

/** A text with its interpolation values, a country setting or a brand field. */
const placeholderSchema = v.union([
  v.strictTuple([v.literal('text'), v.pipe(v.string(), v.regex(TEXT_KEY))]),
  v.strictTuple([
    v.literal('text'),
    v.pipe(v.string(), v.regex(TEXT_KEY)),
    recordWithValues(v.union([v.string(), v.number()]), /^\w+$/),
  ]),
  v.strictTuple([v.literal('country'), v.picklist(COUNTRY_PLACES)]),
  v.strictTuple([v.literal('brand'), v.picklist(BRAND_PLACES)]),
  v.strictTuple([v.literal('entry'), v.literal('label')]),
]);

export type Placeholder = v.InferOutput<typeof placeholderSchema>;

export type TextPart = Placeholder | string;

export const writePlaceholder = (placeholder: Placeholder): string => `{{${JSON.stringify(placeholder)}}}`;

function read(json: string): Placeholder {
  try {
    const read = v.parse(placeholderSchema, JSON.parse(json));
    // An interpolation value may be a placeholder.
    for (const value of Object.values(read[0] === 'text' ? (read[2] ?? {}) : {}))
      if (typeof value === 'string') parseTextParts(value);
    return read;
  } catch {
    throw new FirstPaintFault(`It names an unknown placeholder: ${json.slice(0, 80)}.`);
  }
}

function findPlaceholderEnd(text: string, start: number): number {
  let depth = 0;
  for (const { 0: brackets, index } of text.slice(start).matchAll(/\{\{(?=\[)|\]\}\}/g)) {
    depth += brackets === '{{' ? 1 : -1;
    if (depth === 0) return start + index + brackets.length;
  }
  throw new FirstPaintFault(`A placeholder is not ended: ${text.slice(start, start + 80)}.`);
}

/** @throws FirstPaintFault for an unknown placeholder */
export function parseTextParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', at)) {
    if (start > at) parts.push(text.slice(at, start));
    at = findPlaceholderEnd(text, start);
    parts.push(read(text.slice(start + 2, at - 2)));
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
