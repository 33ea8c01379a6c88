import * as z from 'zod/mini';
import { FirstPaintFault } from './read-markup';

/** What of a country's configuration may stand in a first paint. */
export const COUNTRY_PLACES = ['phonePrefix', 'currencyLabel'] as const;
/** Words of the brand. */
const BRAND_PLACES = ['platform', 'organisation', 'product'] as const;

const TEXT_KEY = /^[a-z][a-z0-9-]*:[\w.-]+$/;

/** What the server puts in: a text of a namespace with its values, something of the country, a word of the brand. */
const placeholderSchema = z.union([
  z.tuple([z.literal('text'), z.string().check(z.regex(TEXT_KEY))]),
  z.tuple([
    z.literal('text'),
    z.string().check(z.regex(TEXT_KEY)),
    z.record(z.string().check(z.regex(/^\w+$/)), z.union([z.string(), z.number()])),
  ]),
  z.tuple([z.literal('country'), z.enum(COUNTRY_PLACES)]),
  z.tuple([z.literal('brand'), z.enum(BRAND_PLACES)]),
  z.tuple([z.literal('entry'), z.literal('label')]),
]);

export type Placeholder = z.infer<typeof placeholderSchema>;

/** A placeholder, or what stands between placeholders. */
export type TextPart = Placeholder | string;

export const writePlaceholder = (placeholder: Placeholder): string => `{{${JSON.stringify(placeholder)}}}`;

function read(json: string): Placeholder {
  try {
    const read = placeholderSchema.parse(JSON.parse(json));
    // A value of a text may itself be one.
    for (const value of Object.values(read[0] === 'text' ? (read[2] ?? {}) : {}))
      if (typeof value === 'string') partsOf(value);
    return read;
  } catch {
    throw new FirstPaintFault(`It names something nobody fills in: ${json.slice(0, 80)}.`);
  }
}

/** Where the placeholder that begins at `start` ends; one may hold others. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (const { 0: brackets, index } of text.slice(start).matchAll(/\{\{(?=\[)|\]\}\}/g)) {
    depth += brackets === '{{' ? 1 : -1;
    if (depth === 0) return start + index + brackets.length;
  }
  throw new FirstPaintFault(`A placeholder is not ended: ${text.slice(start, start + 80)}.`);
}

/**
 * A text in its parts.
 * @throws FirstPaintFault for a placeholder nobody fills in
 */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', at)) {
    if (start > at) parts.push(text.slice(at, start));
    at = endOf(text, start);
    parts.push(read(text.slice(start + 2, at - 2)));
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
