/** A language with all texts: the name of its text files, its locales with their own names, and its variants. */
export interface LanguageRow {
  language: string;
  /** Whether every remote has its texts. */
  isRequired?: boolean;
  locales: Readonly<Record<string, string>>;
  /** Locales with a file of texts that differ from those of the language. */
  variants?: readonly string[];
}

const WRITTEN = 'From `languages.json`, by `npm run languages`.';

const quoteLines = (names: readonly string[]) => names.map((name) => `  '${name}',\n`).join('');
const identifier = (language: string) => language.replaceAll('_', '');

const listLocales = (rows: readonly LanguageRow[]): string[] =>
  rows.flatMap(({ locales }) => Object.keys(locales)).sort();

const listVariants = (rows: readonly LanguageRow[]) => rows.flatMap(({ variants = [] }) => variants).sort();

const renderEntries = (languages: readonly string[], indent: string) =>
  languages
    .map((name) => `${indent}${identifier(name) === name ? name : `${name}: ${identifier(name)}`},\n`)
    .join('');

function renderLocales(rows: readonly LanguageRow[]): string {
  const locales = listLocales(rows);
  return `/** ${WRITTEN} Each country offers some of the locales. */
export const SUPPORTED_LOCALES = [
${quoteLines(locales)}] as const;

export type LocaleCode = (typeof SUPPORTED_LOCALES)[number];
`;
}

function renderLanguages(rows: readonly LanguageRow[]): string {
  const required = rows.filter(({ isRequired }) => isRequired).map(({ language }) => `'${language}'`);
  const others = rows.filter(({ isRequired }) => !isRequired).map(({ language }) => language);
  return `/** ${WRITTEN} Languages in which every remote has all texts, English first. */
export const REQUIRED_LANGUAGES = [${required.join(', ')}] as const;

/**
 * Languages with all texts. A remote built elsewhere may lack some that are not required, and shows English
 * there.
 */
export const BASE_LANGUAGES = [
  ...REQUIRED_LANGUAGES,
${quoteLines(others)}] as const;

/** Locales with texts that differ from those of their base language: \`es_AR\` of \`es\`. */
export const TEXT_VARIANTS = [
${quoteLines(listVariants(rows))}] as const;

/** Languages of the portal, by the names of their files of texts. */
export const UI_LANGUAGES = [...BASE_LANGUAGES, ...TEXT_VARIANTS] as const;

export type RequiredLanguage = (typeof REQUIRED_LANGUAGES)[number];
export type BaseLanguage = (typeof BASE_LANGUAGES)[number];
export type UiLanguage = (typeof UI_LANGUAGES)[number];
`;
}

function renderNames(rows: readonly LanguageRow[]): string {
  const names = Object.assign({}, ...rows.map(({ locales }) => locales)) as Record<string, string>;
  const lines = listLocales(rows).map((locale) => `  ${locale}: '${names[locale]}',\n`);
  return `import type { LocaleCode } from '@courier/config';

/**
 * ${WRITTEN}
 * Each language's own name, from CLDR. Stored, because Chromium knows some only in English (Khmer, Lao,
 * Burmese) and the first lookup takes 100 ms on a slow processor, before the sign-in form.
 */
export const LANGUAGE_NAMES: Readonly<Record<LocaleCode, string>> = {
${lines.join('')}};
`;
}

/** Imports of the languages and variants whose files exist. */
function importTexts(rows: readonly LanguageRow[], at: (language: string) => string, has: HasFile) {
  const languages = rows.map(({ language }) => language);
  const variants = listVariants(rows).filter((variant) => has(at(variant)));
  const imports = [...languages, ...variants].map(
    (name) => `import ${identifier(name)} from '${at(name)}';\n`,
  );
  return { languages, variants, imports: imports.join('') };
}

type HasFile = (path: string) => boolean;

function renderServerTexts(rows: readonly LanguageRow[], has: HasFile): string {
  const at = (language: string) => `../../../../locales/${language}.json`;
  const { languages, variants, imports } = importTexts(rows, at, has);
  return `${imports}import type { UiLanguage, BaseLanguage } from '@courier/config';
import type { Texts } from '@courier/i18n/server';

/** ${WRITTEN} Texts that the server writes, by language. They are part of the bundle. */
export const BUILT_TEXTS: Readonly<Record<BaseLanguage, Texts>> = {
${renderEntries(languages, '  ')}};

/** Differences of variants from their base language. */
export const BUILT_VARIANTS: Readonly<Partial<Record<UiLanguage, Texts>>> = {
${renderEntries(variants, '  ')}};
`;
}

function renderStatusTexts(rows: readonly LanguageRow[], has: HasFile): string {
  const at = (language: string) => `../../locales/${language}/order-status.json`;
  const { languages, variants, imports } = importTexts(rows, at, has);
  return `${imports}import type { UiLanguage, BaseLanguage } from '@courier/config';

/** ${WRITTEN} Names of the order statuses in every language, for the server. Browsers load one language. */
export const ORDER_STATUS_TEXTS = {
${renderEntries(languages, '  ')}} as const satisfies Readonly<Record<BaseLanguage, Readonly<Record<string, string>>>>;

/** Differences of variants from their base language. */
export const ORDER_STATUS_VARIANTS: Readonly<Partial<Record<UiLanguage, Readonly<Record<string, string>>>>> =
  {
${renderEntries(variants, '    ')}  };
`;
}

/**
 * The files that list languages, by path below the root.
 * @param hasFile whether a file exists, by its path relative to the file that imports it
 */
export const renderLanguageFiles = (
  rows: readonly LanguageRow[],
  hasFile: (importer: string, path: string) => boolean,
): Record<string, string> => {
  const server = 'services/platform-api/src/domains/texts/server-texts/built-texts.ts';
  const statuses = 'packages/i18n/src/server/order-status-texts.ts';
  return {
    'packages/config/src/country/locales.ts': renderLocales(rows),
    'packages/config/src/country/ui-languages.ts': renderLanguages(rows),
    'packages/i18n/src/language-names.ts': renderNames(rows),
    [server]: renderServerTexts(rows, (path) => hasFile(server, path)),
    [statuses]: renderStatusTexts(rows, (path) => hasFile(statuses, path)),
  };
};
