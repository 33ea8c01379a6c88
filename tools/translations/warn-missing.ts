import { BASE_LANGUAGES } from '@courier/config';
import { englishFiles } from '../check-locales/english-files.ts';
import { ROOT } from '../start/root.mjs';
import { describeMissingTexts, findMissingTexts } from './missing-texts.ts';

/** Warns of untranslated texts, of one folder if it is named, and ends with 0: screens show the English text. */
const [, , folder = ''] = process.argv;
const files = englishFiles().filter(({ file }) => file.startsWith(`${ROOT}/${folder}`));
const lines = describeMissingTexts(
  findMissingTexts({ files, languages: BASE_LANGUAGES.filter((each) => each !== 'en') }),
);
for (const line of lines.slice(0, 10)) console.warn(`WARNING ${line}`);
if (lines.length > 10) console.warn(`WARNING ${lines.length - 10} more texts are not translated.`);
if (lines.length > 0)
  console.warn(
    'WARNING These screens show English. `npm run translations -- missing --fill` writes drafts; the whole verify fails.',
  );
