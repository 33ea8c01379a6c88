import { parseLocaleTexts, type LocaleTexts } from '@courier/i18n';
import { fetchOrTake } from './early-answers';
import { readBlock } from './read-block';
import { textAddress } from './text-address';

/** Milliseconds the page waits for its translation before it appears in English. */
const PATIENCE_MS = 3000;

/** Loads the texts of a release, which lie beside the document's own files. */
export async function releaseTexts(language: string): Promise<unknown> {
  const answer = await fetchOrTake(textAddress(language), { signal: AbortSignal.timeout(PATIENCE_MS) });
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
