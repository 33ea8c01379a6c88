import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UI_LANGUAGES } from '@courier/config';
import { englishFiles } from '../check-locales/english-files.mjs';
import { ROOT } from '../start/root.mjs';
import { exportTexts, FORMATS, importTexts } from './exchange.mjs';

const [, ...LANGUAGES] = UI_LANGUAGES;

const USAGE = `usage: npm run translations -- export <language> [--format xlsx|xliff|xliff-2] [--to file]
       npm run translations -- import <file> [--format xlsx|xliff|xliff-2] [--dry-run]
languages: ${LANGUAGES.join(', ')}
formats: xlsx is a workbook, xliff is XLIFF 1.2, xliff-2 is XLIFF 2.0`;

const source = { files: englishFiles(), languages: LANGUAGES };

const COMMANDS = {
  export: (language, { format = 'xlsx', to }) => {
    if (!LANGUAGES.includes(language)) throw new Error(USAGE);
    const target = to ?? join(ROOT, 'reports/translations', `${language}${FORMATS[format].extension}`);
    return { problems: [], lines: exportTexts(language, { format, target, source }) };
  },
  import: (path, options) =>
    importTexts(path, { format: options.format, isDryRun: options['dry-run'] === true, source }),
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [name = '', argument, ...rest] = positionals;
  const isKnownFormat = values.format === undefined || Object.hasOwn(FORMATS, values.format);
  if (!Object.hasOwn(COMMANDS, name) || argument === undefined || rest.length > 0 || !isKnownFormat)
    throw new Error(USAGE);
  const { problems, lines } = COMMANDS[name](argument, values);
  for (const problem of problems) console.error(problem);
  for (const line of lines) console.log(line);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
