import type { CountryCode } from '@courier/config';
import { CellError, readCountry, readEach } from '../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { ruleCsv, type FileRow } from '../operator-rules/rule-file';
import { readRuleRows } from '../operator-rules/rule-rows';
import { placeOfRow, type FileRules, type RuleFileKind } from '../operator-rules/rule-file-kind';
import { assessProhibited } from './assess-prohibited';
import type { ProhibitedItemRule } from '../rule-shapes/prohibited-rules';

const COLUMNS = ['country', 'language', 'item', 'words'] as const;
const LANGUAGE = /^[a-z]{2,3}(?:_[A-Za-z]+)*$/;

export const prohibitedFile: RuleFileKind<'prohibited'> = {
  kind: 'prohibited',
  read: readProhibited,
  assess: (_db, change) => Promise.resolve(assessProhibited(change)),
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].flatMap(([country, items]) =>
        items.map(({ language, name, words }) => ({
          country,
          language,
          item: name,
          words: words.join(' | '),
        })),
      ),
    ),
};

async function readProhibited(file: string): Promise<FileRules<'prohibited'>> {
  const rows = await readRuleRows(file, { columns: COLUMNS, required: COLUMNS });
  const problems: FileProblem[] = [];
  const byCountry = new Map<CountryCode, ProhibitedItemRule[]>();
  const places = readEach(rows, problems, (row) => {
    const country = readCountry(row);
    const items = byCountry.get(country) ?? [];
    byCountry.set(country, items);
    const item = readItem(row);
    if (items.some(({ language, name }) => language === item.language && name === item.name))
      throw new CellError('item', item.name, 'the item is given twice in this language; join its words');
    items.push(item);
    return placeOfRow(row, country);
  });
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return { byCountry, places };
}

function readItem({ cells }: FileRow): ProhibitedItemRule {
  const { language = '', item = '' } = cells;
  if (!LANGUAGE.test(language))
    throw new CellError('language', language, 'write a language such as en, ar or zh_Hant_TW');
  if (item === '') throw new CellError('item', item, 'write the name that readers see, such as Alcohol');
  if (/[\t\n|]/.test(item)) throw new CellError('item', item, 'write the name in one line, without |');
  return { language, name: item, words: readWords(cells['words'] ?? '') };
}

function readWords(cell: string): string[] {
  const words = cell.split('|').map((word) => word.trim().replaceAll(/\s+/g, ' '));
  if (words.includes(''))
    throw new CellError(
      'words',
      cell,
      'write the words of a description that name it, such as beer | red wine',
    );
  return [...new Set(words)];
}
