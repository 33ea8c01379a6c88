import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LANGUAGES, REQUIRED_LANGUAGES, type BaseLanguage } from '@courier/config';
import { FirstPaintFault, readFirstPaint } from '@courier/config/first-paint';
import { strayStyles } from '@courier/config/presets/css';
import type { ListedModule } from '@courier/config/presets/webpack';
import { isDraft } from '../check-locales/draft-texts.ts';
import { filesBelow, readJson } from '../publish/files';

/** Singletons of the workspace; a remote's copy would have a separate state. */
const ONCE =
  /^(react|react-dom|react-router|react-router-dom|react-i18next|i18next|antd|@ant-design\/.+|@rc-component\/.+|@tanstack\/(react-query|query-core))$/;

/** Entry points like `react/jsx-runtime` are small and stateless. */
const DOOR_BYTES = 5000;

const LARGEST_NAMED = 3;

const withUnit = (bytes: number) => `${bytes.toLocaleString('en')} bytes`;

/** Bundled packages that the workspace provides, one sentence each. */
export const privateCopies = (modules: readonly ListedModule[]): string[] =>
  modules
    .filter(({ name, isPackage, bytes }) => isPackage && ONCE.test(name) && bytes > DOOR_BYTES)
    .map(
      ({ name, bytes }) =>
        `It brings a private copy of ${name}, ${withUnit(bytes)}: take it from the workspace (packages/config/presets/federation.ts lists what is shared).`,
    );

/** Compressed bytes of a build's scripts and styles. */
export function compressedSize(build: string): number {
  return filesBelow(build)
    .filter((file) => /\.(js|mjs|css)$/.test(file))
    .map((file) => {
      const compressed = join(build, `${file}.br`);
      return statSync(existsSync(compressed) ? compressed : join(build, file)).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Styles that affect more than the remote, one sentence each. */
export const listStrayStyles = (build: string, remote: string): string[] =>
  filesBelow(build)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      strayStyles(readFileSync(join(build, file), 'utf8'), remote).map(
        (stray) => `${file} dresses more than the remote: "${stray}".`,
      ),
    );

/** Prerendered HTML of a manifest that is missing or that the server would refuse, one sentence each. */
export function wrongFirstPaints(build: string, firstPaint: Readonly<Record<string, string>> = {}): string[] {
  return Object.values(firstPaint).flatMap((file) => {
    const path = join(build, file);
    if (!existsSync(path))
      return [`Its manifest names the first paint ${file}, which the build does not have.`];
    try {
      readFirstPaint(readFileSync(path, 'utf8'));
      return [];
    } catch (error) {
      if (!(error instanceof FirstPaintFault)) throw error;
      return [`${file} is no first paint: ${error.message}`];
    }
  });
}

/** A build over its budget, with its largest modules. */
export function tooLarge(
  size: number,
  budget: number | undefined,
  modules: readonly ListedModule[],
): string[] {
  if (budget === undefined)
    return ['Its manifest names no sizeBudget: most bytes of script and style, compressed.'];
  if (size <= budget) return [];
  const largest = modules
    .slice(0, LARGEST_NAMED)
    .map(({ name, bytes }) => `${name} (${withUnit(bytes)} of source)`)
    .join(', ');
  return [
    `Script and style are ${withUnit(size)} compressed, ${withUnit(size - budget)} more than the sizeBudget of its manifest. What weighs most: ${largest}.`,
  ];
}

interface Texts {
  [key: string]: string | Texts;
}

/** Languages differ in plural forms but share the stem. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Keys with a text that is no draft. */
const listTextKeys = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return listTextKeys(value, `${path}${key}.`);
    return isDraft(value) ? [] : [stem(path + key)];
  });

/** English texts that a required language, or another language of the remote, lacks; one sentence per language. */
export function onlyInEnglish(localeFolder: string): string[] {
  const textFile = (locale: string) => join(localeFolder, `${locale}.json`);
  const keys = (locale: string) => {
    const file = textFile(locale);
    return new Set(existsSync(file) ? listTextKeys(readJson(file) as Texts) : []);
  };
  const isExpected = (locale: BaseLanguage) =>
    REQUIRED_LANGUAGES.some((required) => required === locale) || existsSync(textFile(locale));
  const english = keys('en');
  return BASE_LANGUAGES.filter(isExpected).flatMap((locale) => {
    const there = keys(locale);
    const missing = [...english].filter((key) => !there.has(key));
    const named = missing.map((key) => `"${key}"`).join(', ');
    return missing.length === 0 ? [] : [`Texts that ${locale} does not have: ${named}.`];
  });
}
