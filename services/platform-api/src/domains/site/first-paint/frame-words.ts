import { parseTextParts, type Placeholder } from '@courier/config/first-paint';
import { brandConfig, currencySign, type BrandId, type CountryConfig } from '@courier/config';
import type { FirstWords } from '../document/fill-template';
import { findCopy } from '../document/fill-template';

export interface FrameWords {
  /** Sources of a text in order; English last. */
  texts: readonly FirstWords[];
  country: CountryConfig;
  brand: BrandId;
  /** Name of the current menu entry. */
  label?: string;
}

/** Thrown for a text that no language has. */
export class MissingText extends Error {}

const VALUE = /\{\{-?\s*(\w+)\s*\}\}/g;

function brandWords(brand: BrandId) {
  const { platform, organisation, product } = brandConfig(brand);
  return { platform, organisation, product };
}

function wordFor(placeholder: Placeholder, words: FrameWords): string {
  const [kind, name] = placeholder;
  if (kind === 'country') return name === 'currencySign' ? currencySign(words.country) : words.country[name];
  if (kind === 'brand') return brandWords(words.brand)[name];
  if (kind === 'entry') return words.label ?? '';
  const text = words.texts.map((texts) => findCopy(texts, name)).find((found) => found !== null);
  if (text === undefined) throw new MissingText(`There is no text ${name}.`);
  const values: Record<string, string | number> = { ...brandWords(words.brand), ...placeholder[2] };
  return text.replace(VALUE, (_, value: string) => filledText(String(values[value] ?? ''), words));
}

/** Replaces all placeholders in a text; the result is not escaped. */
export const filledText = (text: string, words: FrameWords): string =>
  parseTextParts(text)
    .map((part) => (typeof part === 'string' ? part : wordFor(part, words)))
    .join('');
