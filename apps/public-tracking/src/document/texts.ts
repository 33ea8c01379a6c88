import { parseLocaleTexts, type LocaleTexts } from '@courier/i18n';
import { readBlock } from './read-block';

/** Address of the folder this document's files come from, filled in by webpack. */
declare const __webpack_public_path__: string;

/** Milliseconds the page waits for its translation before it appears in English. */
const PATIENCE_MS = 3000;

/** Loads the texts of a release, which lie beside the document's own files. */
export async function releaseTexts(language: string): Promise<unknown> {
  const address = new URL(`../locales/${language}.json`, __webpack_public_path__);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`Texts answered ${answer.status}`);
  return answer.json();
}

/** What the operator words differently for this brand and country, by locale. */
export function overrides(): Record<string, LocaleTexts> {
  const block = readBlock('courier-texts');
  const given = typeof block === 'object' && block && 'overrides' in block ? block.overrides : {};
  return Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([locale, texts]) => {
      try {
        return [[locale, parseLocaleTexts(texts)] as const];
      } catch {
        return [];
      }
    }),
  );
}
