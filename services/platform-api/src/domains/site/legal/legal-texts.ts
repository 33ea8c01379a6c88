import {
  BRAND_IDS,
  isCountryCode,
  supportedCountries,
  type BrandId,
  type CountryCode,
} from '@courier/config';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MarkdownError, parseMarkdown, type LegalText } from './parse-markdown';

export const LEGAL_PAGES = ['terms', 'privacy', 'prohibited-items', 'imprint'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Where the portal's own pages are, which these replace. */
export const LEGAL_PATHS: Readonly<Record<LegalPage, string>> = {
  terms: '/termsandconditions',
  privacy: '/privacy',
  'prohibited-items': '/prohibiteditems-c2c',
  imprint: '/imprint',
};

/** Why the folder of LEGAL_DIR cannot be used, one sentence per file. */
export class LegalTextError extends Error {}

interface LegalReader {
  brand: BrandId;
  /** Upper case. */
  country: CountryCode;
  /** In order of preference, e.g. `ar_KW`, `ar`, `en`. */
  locales: readonly string[];
}

export interface FoundLegalText extends LegalText {
  locale: string;
  markdown: string;
}

/** Legal texts of the operator. Without a folder there are none. */
export interface LegalTexts {
  /** The text of the brand in the country, else of the brand, of the country, or of all. */
  find(page: LegalPage, reader: LegalReader): FoundLegalText | null;
}

const FILE_NAME = /^(terms|privacy|prohibited-items|imprint)\.([a-z]{2,3}(?:_[A-Za-z]+)*)\.md$/;

/**
 * Reads every file once, so that a wrong one is found at the start; a changed file is read again.
 * @param onProblem takes the reason why a changed file is not used
 * @throws LegalTextError
 */
export function openLegalTexts(folder: string | null, onProblem: (sentence: string) => void): LegalTexts {
  if (folder === null) return { find: () => null };
  const problems = findLegalProblems(folder);
  if (problems.length > 0) throw new LegalTextError(problems.join('\n'));
  const lastGood = new Map<string, { version: number; text: FoundLegalText }>();
  const read = (file: string, locale: string): FoundLegalText | null => {
    const stat = statSync(file, { throwIfNoEntry: false });
    const known = lastGood.get(file);
    if (!stat) return null;
    if (known?.version === stat.mtimeMs) return known.text;
    try {
      const markdown = readFileSync(file, 'utf8');
      const text = { ...parseMarkdown(markdown), locale, markdown };
      lastGood.set(file, { version: stat.mtimeMs, text });
      return text;
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      onProblem(`${file} is not used, ${error.message}.`);
      if (known) lastGood.set(file, { ...known, version: stat.mtimeMs });
      return known?.text ?? null;
    }
  };
  return {
    find: (page, { brand, country, locales }) => {
      const inCountry = country.toLowerCase();
      for (const part of [join(brand, inCountry), brand, inCountry, ''])
        for (const locale of locales) {
          const found = read(join(folder, part, `${page}.${locale}.md`), locale);
          if (found) return found;
        }
      return null;
    },
  };
}

export interface LegalFile {
  page: string;
  /** Null: of every brand. */
  brand: string | null;
  /** Upper case; null: of every country. */
  country: CountryCode | null;
}

/** The files of a folder; empty while it does not exist. */
export function listLegalFiles(folder: string): LegalFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const folders = name.split('/');
    const page = FILE_NAME.exec(folders.pop() ?? '')?.[1];
    const brand = BRAND_IDS.find((id) => folders.includes(id)) ?? null;
    const country = folders.find((part) => part !== brand)?.toUpperCase() ?? null;
    // Files of an unknown country have a problem below and are used nowhere.
    if (page === undefined || (country !== null && !isCountryCode(country))) return [];
    return [{ page, brand, country }];
  });
}

/** Why files of the folder cannot be used, one sentence each. */
export function findLegalProblems(folder: string): string[] {
  if (!existsSync(folder)) return [`LEGAL_DIR names ${folder}, which does not exist.`];
  const countries = supportedCountries.map((country) => country.toLowerCase());
  const parts: readonly string[] = [...BRAND_IDS, ...countries];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    const folders = name.split('/').slice(0, entry.isDirectory() ? undefined : -1);
    const unknown = folders.find((part) => !parts.includes(part));
    if (unknown !== undefined)
      return [`LEGAL_DIR: "${name}" is in the folder "${unknown}", which is no brand and no country.`];
    if (entry.isDirectory()) return [];
    if (!FILE_NAME.test(entry.name))
      return [`LEGAL_DIR: "${name}" must be named like terms.en.md; pages are ${LEGAL_PAGES.join(', ')}.`];
    try {
      parseMarkdown(readFileSync(path, 'utf8'));
      return [];
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      return [`LEGAL_DIR: "${name}", ${error.message}.`];
    }
  });
}
