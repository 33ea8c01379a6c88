import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { englishFiles } from './english-files.mjs';
import { missingForms, textDifferences } from './text-differences.mjs';

/**
 * usage: check-prepared.mjs [language]: compares the languages in `translations/` with the English texts. They are
 * complete or in work, and the portal does not offer them yet.
 */
const PREPARED = join(ROOT, 'translations');
const wanted = process.argv[2];
const languages = readdirSync(PREPARED, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (wanted === undefined || entry.name === wanted))
  .map(({ name }) => name);

for (const language of languages) {
  const problems = englishFiles().flatMap(({ place, file }) => {
    const prepared = join(PREPARED, language, `${place}.json`);
    if (!existsSync(prepared)) return [`${place}.json is missing`];
    const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
    const texts = read(prepared);
    return [...textDifferences(read(file), texts), ...missingForms(texts, language)].map(
      (problem) => `${place}.json: ${problem}`,
    );
  });
  console.log(`${language}: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
