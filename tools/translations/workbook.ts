import { read, utils, write, type CellObject, type Range, type WorkSheet } from 'xlsx';
import type { ReviewedRow } from './check-rows.ts';
import type { TextEntry } from './entries.ts';
import { unifyLineEnds } from './line-ends.ts';

type Field =
  | 'key'
  | 'context'
  | 'address'
  | 'english'
  | 'text'
  | 'better'
  | 'verdict'
  | 'limit'
  | 'note'
  | 'exported';

interface Column {
  readonly heading: string;
  readonly field: Field;
  /** In letters. */
  readonly width: number;
  readonly isHidden?: boolean;
}

const COLUMNS: readonly Column[] = [
  { heading: 'Key', field: 'key', width: 32 },
  { heading: 'Context', field: 'context', width: 40 },
  { heading: 'Address', field: 'address', width: 24 },
  { heading: 'English', field: 'english', width: 60 },
  { heading: 'Text', field: 'text', width: 60 },
  { heading: 'Better text', field: 'better', width: 60 },
  { heading: 'Verdict', field: 'verdict', width: 10 },
  { heading: 'Limit', field: 'limit', width: 8 },
  { heading: 'Note', field: 'note', width: 40 },
  // Distinguishes a change of the reviewer from one of the portal since the export.
  { heading: 'Exported text', field: 'exported', width: 60, isHidden: true },
];
const READ_FIELDS: readonly Field[] = ['key', 'english', 'text', 'exported'];
/** Columns that a workbook of an earlier release lacks. */
const OPTIONAL_FIELDS: readonly Field[] = ['better', 'verdict'];

const HOW_TO = [
  'The column "Text" is what the portal shows. If it is right, write ok into "Verdict". If not, write a better one into "Better text". Change nothing else.',
  'A row without a verdict and without a better text counts as not reviewed.',
  'The note says who reads the text and what it must not be confused with; the address is the page where it is shown.',
  'Names in double braces, such as {{name}}, are replaced by values. Keep them; their place may change.',
  'Keep tags and names of keys, such as Ctrl K.',
  'Limit: the largest number of letters, without names in braces. A Chinese, Japanese or Korean letter counts as two. A text without a limit wraps.',
  'A key that ends in _zero, _one, _two, _few, _many or _other is a plural form. The note says for which numbers. Keep all forms.',
  'Do not type formulas. Save the file as XLSX.',
];

const RIGHT_TO_LEFT = ['ar', 'ur'];

function readCell(entry: TextEntry, field: Field): string | number | null {
  if (field === 'exported') return entry.text;
  return field === 'better' || field === 'verdict' ? null : (entry[field] ?? null);
}

/** A workbook with one row per text, and a sheet that says how to review it. */
export function writeWorkbook(language: string, entries: readonly TextEntry[]): Buffer {
  const rows = entries.map((entry) => COLUMNS.map(({ field }) => readCell(entry, field)));
  const sheet = utils.aoa_to_sheet([COLUMNS.map(({ heading }) => heading), ...rows]);
  sheet['!cols'] = COLUMNS.map(({ width, isHidden }) => ({ wch: width, hidden: isHidden === true }));
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  const help = utils.aoa_to_sheet(HOW_TO.map((line) => [line]));
  help['!cols'] = [{ wch: 120 }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, language);
  utils.book_append_sheet(book, help, 'How to review');
  book.Workbook = { Views: [{ RTL: RIGHT_TO_LEFT.includes(language) }] };
  return write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer;
}

const KINDS: Readonly<Record<string, string>> = {
  n: 'a number',
  b: 'a truth value',
  d: 'a date',
  e: 'an error value',
};

const FIX = 'Format the cell as text and type the text again.';

function describeNotText(cell: CellObject | undefined): string | undefined {
  if (cell === undefined) return undefined;
  return cell.f === undefined ? KINDS[cell.t] : 'a formula';
}

const VERDICTS = ['', 'ok'];

const describeVerdict = (verdict: string) =>
  VERDICTS.includes(verdict) ? undefined : `the verdict ${JSON.stringify(verdict)}`;

const describeValue = (cell: CellObject | undefined) =>
  cell?.f === undefined ? unifyLineEnds(String(cell?.v ?? '')) : `=${cell.f}`;

const findCell = (sheet: WorkSheet, row: number, column: number) =>
  sheet[utils.encode_cell({ r: row, c: column })] as CellObject | undefined;

function findColumns(sheet: WorkSheet, range: Range): [Field, number][] {
  const headings = new Map<string, number>();
  for (let column = range.s.c; column <= range.e.c; column += 1)
    headings.set(describeValue(findCell(sheet, 0, column)).trim(), column);
  const wanted = COLUMNS.filter(({ field }) => READ_FIELDS.includes(field));
  const missing = wanted.filter(({ heading }) => !headings.has(heading)).map(({ heading }) => `"${heading}"`);
  if (missing.length > 0)
    throw new Error(
      `row 1: the headings ${missing.join(', ')} are missing. Restore them, or export again and copy the texts.`,
    );
  const optional = COLUMNS.filter(
    ({ field, heading }) => OPTIONAL_FIELDS.includes(field) && headings.has(heading),
  );
  return [...wanted, ...optional].map(({ heading, field }) => [field, headings.get(heading) ?? 0]);
}

/**
 * The rows of a reviewed workbook.
 * @param languages names of sheets that may hold texts
 */
export function readWorkbook(
  content: Buffer,
  languages: readonly string[],
): { language: string; rows: ReviewedRow[] } {
  const book = read(content, {
    type: 'buffer',
    cellFormula: true,
    cellHTML: false,
    cellText: false,
    sheetStubs: true,
  });
  const language = book.SheetNames.find((name) => languages.includes(name));
  const sheet = language === undefined ? undefined : book.Sheets[language];
  if (language === undefined || sheet === undefined)
    throw new Error(
      'no sheet has the name of a language, such as "de". Restore the name of the first sheet.',
    );
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  const columns = findColumns(sheet, range);
  const rows: ReviewedRow[] = [];
  for (let r = 1; r <= range.e.r; r += 1) {
    const cells = columns.map(([field, column]) => [field, findCell(sheet, r, column)] as const);
    if (cells.every(([, cell]) => (cell?.v ?? '') === '' && cell?.f === undefined)) continue;
    const what = cells.map(([, cell]) => describeNotText(cell)).find((kind) => kind !== undefined);
    const values: Partial<Record<Field, string>> = Object.fromEntries(
      cells.map(([field, cell]) => [field, describeValue(cell)]),
    );
    const verdict = (values.verdict ?? '').trim().toLowerCase();
    const wrongVerdict = describeVerdict(verdict);
    const notText = what
      ? { what, fix: FIX }
      : wrongVerdict && { what: wrongVerdict, fix: 'Write ok, or leave the verdict empty.' };
    rows.push({
      where: `row ${r + 1}`,
      key: values.key ?? '',
      english: values.english ?? '',
      text: ((values.better ?? '').trim() === '' ? values.text : values.better) ?? '',
      exported: values.exported,
      isReviewed: verdict === 'ok' || (values.better ?? '').trim() !== '',
      ...(notText ? { notText } : {}),
    });
  }
  return { language, rows };
}
