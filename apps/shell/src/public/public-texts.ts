import { parseLocaleTexts, type CourierI18n } from '@courier/i18n';
import { documentTexts } from '@courier/i18n/document';
import { PUBLIC_NAMESPACE } from './public-copy';

/**
 * The returned function adds the texts of errors and of the other public pages once. It rejects when the
 * English texts cannot be loaded; other languages fall back to English.
 */
export function createPublicTexts(
  i18n: CourierI18n,
  fetchTexts: (language: string) => Promise<unknown> = documentTexts(PUBLIC_NAMESPACE),
): () => Promise<void> {
  let added: Promise<void> | null = null;
  async function add(): Promise<void> {
    const { [PUBLIC_NAMESPACE]: pages, ...others } = parseLocaleTexts(await fetchTexts('en'));
    if (!pages) throw new Error('The English texts have none for the pages around sign-in');
    for (const [namespace, english] of Object.entries(others)) await i18n.addNamespace(namespace, english);
    await i18n.addNamespace(
      PUBLIC_NAMESPACE,
      pages,
      async (language) => parseLocaleTexts(await fetchTexts(language))[PUBLIC_NAMESPACE],
    );
  }
  return () => {
    added ??= add().catch((error: unknown) => {
      added = null;
      throw error;
    });
    return added;
  };
}
