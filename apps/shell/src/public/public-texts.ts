import { parseLocaleTexts, type CourierI18n } from '@courier/i18n';
import { documentTexts } from '@courier/i18n/document';
import { PUBLIC_NAMESPACE } from './public-copy';

/**
 * Returns the function that adds the texts of the pages around sign-in, once. It rejects when the English ones do not
 * arrive; others fall back to English.
 */
export function createPublicTexts(
  i18n: CourierI18n,
  fetchTexts: (language: string) => Promise<unknown> = documentTexts(PUBLIC_NAMESPACE),
): () => Promise<void> {
  let added: Promise<void> | null = null;
  async function add(): Promise<void> {
    const { default: english } = await import('../../locales/public/en.json');
    await i18n.addNamespace(
      PUBLIC_NAMESPACE,
      english,
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
