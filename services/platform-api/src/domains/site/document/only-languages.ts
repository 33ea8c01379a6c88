import type { CountryConfig } from '@courier/config';
import type { PublishedRelease, Registry, RemoteRelease } from '@courier/config/registry';

const LOCALE_FILE = /^locales\/(\w+)\.json$/;

/** Names of the texts that a page of the country may need: its locales and their bases (`ar` of `ar_KW`). */
export const shownLanguages = ({ supportedLanguages }: CountryConfig): ReadonlySet<string> =>
  new Set(['en', ...supportedLanguages.flatMap(withBases)]);

const withBases = (locale: string): string[] =>
  locale.split('_').map((_, last, parts) => parts.slice(0, last + 1).join('_'));

export const pick = <Value>(
  values: Readonly<Record<string, Value>>,
  names: ReadonlySet<string>,
): Record<string, Value> => Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));

/** Without the texts and hashes of other languages, so that a page does not grow with their number. */
export function onlyLanguages(registry: Registry, languages: ReadonlySet<string>): Registry {
  const isShown = (file: string) => {
    const language = LOCALE_FILE.exec(file)?.[1];
    return language === undefined || languages.has(language);
  };
  const withFiles = <Release extends RemoteRelease>(release: Release): Release => ({
    ...release,
    files: Object.fromEntries(Object.entries(release.files).filter(([file]) => isShown(file))),
  });
  const withTexts = (release: PublishedRelease): PublishedRelease => ({
    ...withFiles(release),
    texts: pick(release.texts, languages),
  });
  const remotes = registry.remotes.map((entry) => ({
    ...entry,
    releases: entry.releases.map(withTexts),
    active: withFiles(entry.active),
    ...(entry.lastGood && { lastGood: withFiles(entry.lastGood) }),
    texts: pick(entry.texts, languages),
  }));
  return { ...registry, remotes };
}

/**
 * The same for the content of a registry file, whose unknown fields are kept.
 * @throws SyntaxError when it is no JSON
 */
export function contentInLanguages(content: string, languages: ReadonlySet<string>): string {
  const keep: Readonly<Record<string, (name: string) => boolean>> = {
    texts: (language) => languages.has(language),
    files: (file) => languages.has(LOCALE_FILE.exec(file)?.[1] ?? 'en'),
  };
  const shown: unknown = JSON.parse(content, (field, value: unknown) => {
    const isKept = keep[field];
    return isKept && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => isKept(name)))
      : value;
  });
  return JSON.stringify(shown);
}
