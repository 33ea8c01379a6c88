import { languageTag } from '@courier/i18n';
import type { RemoteDefinition, Texts } from '../define-remote';
import type { TestShell } from './create-test-shell';

/** Adds a remote's texts: compiled English, others per locale. */
export function addTexts(
  shell: TestShell,
  remote: RemoteDefinition,
  others: Readonly<Record<string, Texts>>,
): void {
  for (const [locale, texts] of Object.entries({ ...others, en: remote.englishTexts })) {
    shell.i18n.addResourceBundle(languageTag(locale), remote.manifest.i18nNamespace, texts, true, true);
  }
}
