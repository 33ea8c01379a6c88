import type { RemoteRelease } from '@courier/config/registry';
import { languageTag, type CourierI18n } from '@courier/i18n';
import { textsAt } from '@courier/i18n/document';
import type { RemoteDefinition } from '@courier/shell-api';
import type { IntegrityTable } from './integrity-table';
import { fallbackLanguage, remoteTextLanguage } from '../registry/fallback-language';
import { releaseFolder } from '../registry/release-folder';
import type { Composition } from '../registry/composition';

/** How long a screen waits for its translation before it appears in English. */
const PATIENCE_MS = 3000;

export function createRemoteTexts(
  i18n: CourierI18n,
  composition: Composition,
  base: string,
  fetcher: typeof fetch,
  integrity: IntegrityTable,
) {
  for (const { manifest, texts } of composition.entries) {
    for (const [locale, known] of Object.entries(texts)) {
      i18n.i18n.addResourceBundle(languageTag(locale), manifest.i18nNamespace, known, true, false);
    }
  }

  async function ofDefinition(definition: RemoteDefinition, release: RemoteRelease): Promise<void> {
    const folder = releaseFolder(release, base);
    const entry = composition.entries.find(({ name }) => name === definition.manifest.name);
    const load = async (language: string): Promise<unknown> => {
      // English is compiled in; a request for a language that the remote lacks would be repeated as a failure.
      if (entry && fallbackLanguage(entry, language)) return {};
      const name = (entry && remoteTextLanguage(entry, language)) ?? language;
      const address = new URL(`locales/${name}.json`, folder).href;
      return textsAt(address, { fetcher, integrity: integrity[address] });
    };
    await Promise.race([
      i18n.addNamespace(definition.manifest.i18nNamespace, definition.englishTexts, load),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]);
  }

  return { ofDefinition };
}
