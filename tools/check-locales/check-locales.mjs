import { existsSync, readFileSync } from 'node:fs';
import { UI_LANGUAGES } from '@courier/config';
import { ROOT } from '../start/root.mjs';
import { englishFiles } from './english-files.mjs';
import { languageProblems } from './language-shares.mjs';
import { missingForms, textDifferences } from './text-differences.mjs';

const [ENGLISH, ...OTHERS] = UI_LANGUAGES;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

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
for (const problem of problems) console.error(problem.replace(`${ROOT}/`, ''));
process.exitCode = problems.length ? 1 : 0;
