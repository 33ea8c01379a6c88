import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LANGUAGES, UI_LANGUAGES } from '@courier/config';
import { readArguments } from '../arguments/read-arguments.ts';
import { englishFiles } from '../check-locales/english-files.ts';
import { ROOT } from '../start/root.mjs';
import { exportTexts, FORMATS, importTexts, type FormatName, type Outcome } from './exchange.ts';
import { describeMissingTexts, fillMissingTexts, findMissingTexts } from './missing-texts.ts';
import { countVariantTexts, describeFigures, readFigures, replaceFigures } from './review-figures.ts';

const [, ...LANGUAGES] = UI_LANGUAGES;

const USAGE = `usage: npm run translations -- export <language> [--format xlsx|xliff|xliff-2] [--to file]
       npm run translations -- import <file> [--format xlsx|xliff|xliff-2] [--reviewer "Name"] [--dry-run]
       npm run translations -- missing [--fill]
       npm run translations -- figures [--write]
languages: ${LANGUAGES.join(', ')}
formats: xlsx is a workbook, xliff is XLIFF 1.2, xliff-2 is XLIFF 2.0`;

const source = { files: englishFiles(), languages: LANGUAGES };

interface Options {
  readonly format?: FormatName | undefined;
  readonly to?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
  readonly fill?: boolean | undefined;
  readonly write?: boolean | undefined;
  readonly reviewer?: string | undefined;
}

const COMMANDS: Readonly<Record<string, (argument: string, options: Options) => Outcome>> = {
  export: (language: string, { format = 'xlsx', to }) => {
    if (!LANGUAGES.some((each) => each === language)) throw new Error(USAGE);
    const target = to ?? join(ROOT, 'reports/translations', `${language}${FORMATS[format].extension}`);
    return { problems: [], lines: exportTexts(language, { format, target, source }) };
  },
  import: (path: string, options) =>
    importTexts(path, {
      format: options.format,
      isDryRun: options['dry-run'] === true,
      source,
      reviewer: options.reviewer,
      date: new Date().toISOString().slice(0, 10),
    }),
};

/** Lists untranslated texts of all languages; with `--fill` it writes drafts for them first. */
function listMissing({ fill = false }: Options): Outcome {
  const all = { files: source.files, languages: BASE_LANGUAGES.filter((language) => language !== 'en') };
  const drafts = fill ? [`${fillMissingTexts(all)} drafts written`] : [];
  const lines = describeMissingTexts(findMissingTexts(all));
  return { problems: [], lines: [...drafts, ...(lines.length > 0 ? lines : ['All texts are translated.'])] };
}

const PAGE = join(ROOT, 'docs/translations.md');

/** Prints how many texts of each language are translated, compared and reviewed; with `--write` into the page too, with those of variants. */
function listFigures({ write = false }: Options): Outcome {
  const table = describeFigures(readFigures(BASE_LANGUAGES.filter((language) => language !== 'en')));
  if (write) writeFileSync(PAGE, replaceFigures(readFileSync(PAGE, 'utf8'), table, countVariantTexts()));
  return { problems: [], lines: [table] };
}

const LISTS: Readonly<Record<string, (options: Options) => Outcome>> = {
  missing: listMissing,
  figures: listFigures,
};

const isFormat = (format: string | undefined): format is FormatName | undefined =>
  format === undefined || Object.hasOwn(FORMATS, format);

const { values, positionals } = readArguments({
  usage: USAGE,
  options: {
    format: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean' },
    fill: { type: 'boolean' },
    write: { type: 'boolean' },
    reviewer: { type: 'string' },
  },
  fewest: 1,
  most: 2,
});

try {
  const [name = '', argument] = positionals;
  const { format } = values;
  if (!isFormat(format)) throw new Error(USAGE);
  const options = { ...values, format };
  const outcome = argument === undefined ? LISTS[name]?.(options) : COMMANDS[name]?.(argument, options);
  if (outcome === undefined) throw new Error(USAGE);
  const { problems, lines } = outcome;
  for (const problem of problems) console.error(problem);
  for (const line of lines) console.log(line);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
