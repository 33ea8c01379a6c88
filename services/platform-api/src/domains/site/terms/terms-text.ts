import { brandConfig, TERMS_SECTIONS, type BrandId } from '@courier/config';

/** Texts by namespace, overrides first. */
export type TermsWords = readonly Readonly<Record<string, unknown>>[];

const findTextAt = (texts: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[key] : undefined,
    texts,
  );
  return typeof found === 'string' ? found : undefined;
};

/**
 * The terms as a text file, with the same texts as the page; null where texts are missing.
 * @param words of one language
 */
export function termsText(words: TermsWords, brand: BrandId): string | null {
  const { platform, organisation, product } = brandConfig(brand);
  const values: Readonly<Record<string, string>> = { platform, organisation, product };
  const read = (namespace: string, key: string): string => {
    const path = [namespace, ...key.split('.')];
    const text = words.map((texts) => findTextAt(texts, path)).find((found) => found !== undefined);
    if (text === undefined) throw new MissingWords(`${namespace}:${key}`);
    return text
      .replace(/\$t\((\w+):([\w.-]+)\)/g, (_, other: string, name: string) => read(other, name))
      .replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
  };
  try {
    const sections = TERMS_SECTIONS.map(
      (section, index) =>
        `${index + 1}. ${read('public', `terms.${section}`)}\n${read('public', `terms.${section}-text`)}`,
    );
    return [read('public', 'terms.page-title'), ...sections, ''].join('\n\n');
  } catch (error) {
    if (error instanceof MissingWords) return null;
    throw error;
  }
}

class MissingWords extends Error {}
