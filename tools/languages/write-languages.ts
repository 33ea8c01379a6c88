import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { readLanguages, renderRepositoryFiles } from './read-languages.ts';

readArguments({
  usage:
    'usage: npm run languages: writes the files that list languages from packages/config/src/country/languages.json',
});

const files = Object.entries(renderRepositoryFiles(readLanguages())).filter(
  ([file, content]) => readFileSync(join(ROOT, file), 'utf8') !== content,
);
for (const [file, content] of files) {
  writeFileSync(join(ROOT, file), content);
  console.log(`Written: ${file}`);
}
if (files.length === 0) console.log('Every file lists the languages of the table.');
