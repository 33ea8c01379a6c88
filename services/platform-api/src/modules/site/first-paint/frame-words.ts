import { partsOf, type Placeholder } from '@courier/config/first-paint';
import { brandConfig, type BrandId, type CountryConfig } from '@courier/config';
import type { FirstWords } from '../fill-template';
import { wordOf } from '../fill-template';

/** What the placeholders of a frame are filled with. */
export interface FrameWords {
  /** Where a text is looked up, one after the other; English last. */
  texts: readonly FirstWords[];
  country: CountryConfig;
  brand: BrandId;
  /** Name of the menu entry that is written now. */
  label?: string;
}

/** A text that is named and that no language has. */
export class MissingText extends Error {}

const VALUE = /\{\{-?\s*(\w+)\s*\}\}/g;

function brandWords(brand: BrandId) {
  const { platform, organisation, product } = brandConfig(brand);
  return { platform, organisation, product };
}

function wordFor(placeholder: Placeholder, words: FrameWords): string {
  const [kind, name] = placeholder;
  if (kind === 'country') return words.country[name];
  if (kind === 'brand') return brandWords(words.brand)[name];
  if (kind === 'entry') return words.label ?? '';
  const text = words.texts.map((texts) => wordOf(texts, name)).find((found) => found !== null);
  if (text === undefined) throw new MissingText(`There is no text ${name}.`);
  const values: Record<string, string | number> = { ...brandWords(words.brand), ...placeholder[2] };
  return text.replace(VALUE, (_, value: string) => filledText(String(values[value] ?? ''), words));
}

/** A text of a frame with everything filled in that it names; not yet html. */
export const filledText = (text: string, words: FrameWords): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : wordFor(part, words)))
    .join('');
