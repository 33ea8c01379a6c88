import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UI_LANGUAGES } from '@courier/config';
import { ROOT } from '../start/root.mjs';

const [ENGLISH, ...OTHERS] = UI_LANGUAGES;

const PLACEHOLDER = /{{\s*(\w+)[^}]*}}/g;

function flatten(node, prefix = '') {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const read = (file) => new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
/** "One", "two" and "none" may be words instead of the number. */
const placeholders = (text, key) =>
  [...text.matchAll(PLACEHOLDER)]
    .map((match) => match[1])
    .filter((name) => name !== 'count' || !/_(zero|one|two)$/.test(key))
    .sort()
    .join();
/** Languages differ in plural forms; only the stem has to exist. */
const stem = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Missing plural forms of the language: Arabic has six. */
function lackingForms(file, locale) {
  const forms = new Intl.PluralRules(locale.replaceAll('_', '-')).resolvedOptions().pluralCategories;
  const keys = [...read(file).keys()];
  return keys
    .filter((key) => key.endsWith('_other'))
    .flatMap((key) => forms.map((form) => `${stem(key)}_${form}`))
    .filter((key) => !keys.includes(key))
    .map((key) => `${file}: "${key}" is missing, a plural form of the language`);
}

function compare(englishFile, otherFile) {
  if (!existsSync(otherFile)) return [`${otherFile} is missing`];
  const english = read(englishFile);
  const other = read(otherFile);
  const otherStems = new Set([...other.keys()].map(stem));
  const englishStems = new Set([...english.keys()].map(stem));
  return [
    ...[...englishStems]
      .filter((key) => !otherStems.has(key))
      .map((key) => `${otherFile}: "${key}" is missing`),
    ...[...otherStems]
      .filter((key) => !englishStems.has(key))
      .map((key) => `${otherFile}: "${key}" is not in English`),
    ...[...other]
      .filter(
        ([key, text]) => english.has(key) && placeholders(english.get(key), key) !== placeholders(text, key),
      )
      .map(([key]) => `${otherFile}: "${key}" has other placeholders than English`),
    ...[...other].filter(([, text]) => text.trim() === '').map(([key]) => `${otherFile}: "${key}" is empty`),
  ];
}

const problems = [];
/** @param {(locale: string) => string} fileOf the texts of a language */
function checkLanguages(fileOf) {
  problems.push(...lackingForms(fileOf(ENGLISH), ENGLISH));
  for (const locale of OTHERS) {
    const missing = compare(fileOf(ENGLISH), fileOf(locale));
    problems.push(...missing, ...(existsSync(fileOf(locale)) ? lackingForms(fileOf(locale), locale) : []));
  }
}
for (const app of readdirSync(join(ROOT, 'apps'))) {
  for (const namespace of ['', 'public']) {
    const folder = join(ROOT, 'apps', app, 'locales', namespace);
    if (!existsSync(folder)) continue;
    checkLanguages((locale) => join(folder, `${locale}.json`));
  }
}
const packageFolder = join(ROOT, 'packages/i18n/locales');
for (const file of readdirSync(join(packageFolder, 'en'))) {
  checkLanguages((locale) => join(packageFolder, locale, file));
}
for (const problem of problems) console.error(problem.replace(`${ROOT}/`, ''));
process.exitCode = problems.length ? 1 : 0;
