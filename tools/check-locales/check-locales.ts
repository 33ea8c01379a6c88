import { existsSync, readFileSync } from 'node:fs';
import { BASE_LANGUAGES, TEXT_VARIANTS } from '@courier/config';
import { ROOT } from '../start/root.mjs';
import { englishFiles } from './english-files.ts';
import { languageProblems } from './language-shares.ts';
import type { Texts } from '@courier/i18n/server';
import { missingForms, textDifferences } from './text-differences.ts';
import { variantBase, differenceProblems } from './variant-texts.ts';
import { listStale, listUnknown, readKnownProblems } from './wording/known-problems.ts';
import { listProblems } from './wording/list-problems.ts';

const [ENGLISH, ...OTHERS] = BASE_LANGUAGES;

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'));

const problems = englishFiles().flatMap(({ file, at }) => {
  const english = read(file);
  return [
    ...missingForms(english, ENGLISH).map((problem) => `${file}: ${problem}`),
    ...OTHERS.flatMap((locale) => {
      const other = at(locale);
      if (!existsSync(other)) return [`${other} is missing`];
      const texts = read(other);
      return [...textDifferences(english, texts), ...missingForms(texts, locale)].map(
        (problem) => `${other}: ${problem}`,
      );
    }),
  ];
});
for (const locale of OTHERS) {
  const files = englishFiles()
    .filter(({ at }) => existsSync(at(locale)))
    .map(({ file, at }) => ({ english: read(file), texts: read(at(locale)) }));
  problems.push(...languageProblems(files, locale).map((problem) => `${locale}: ${problem}`));
}
for (const variant of TEXT_VARIANTS) {
  const files = englishFiles().filter(({ at }) => existsSync(at(variant)));
  if (files.length === 0) problems.push(`${variant} has no file of differences`);
  for (const { file, at } of files) {
    const [english, base, differences] = [read(file), read(at(variantBase(variant))), read(at(variant))];
    problems.push(
      ...differenceProblems(english, base, differences, variant).map(
        (problem) => `${at(variant)}: ${problem}`,
      ),
    );
  }
}
const known = readKnownProblems();
const wording = [...BASE_LANGUAGES, ...TEXT_VARIANTS].flatMap(listProblems);
for (const { locale, key, check, what } of listUnknown(wording, known))
  problems.push(`${locale}: "${key}": ${check}: ${what}`);
for (const { locale, check, keys } of listStale(wording, known))
  problems.push(`known-problems.tsv: no text needs “${locale}, ${check}, ${[...keys].join(' ')}” any more`);
for (const problem of problems) console.error(problem.replace(`${ROOT}/`, ''));
process.exitCode = problems.length ? 1 : 0;
