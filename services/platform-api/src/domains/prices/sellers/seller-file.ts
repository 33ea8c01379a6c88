import { isCountryCode, type CountryCode } from '@courier/config';
import { CellError, readCountry, readEach } from '../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { ruleCsv, type FileRow } from '../operator-rules/rule-file';
import type { FileRules, RuleFileKind } from '../operator-rules/rule-file-kind';
import { readRuleRows } from '../operator-rules/rule-rows';
import { SELLER_PREFIX, type SellerRule } from '../rule-shapes/seller-rules';
import { assessSellers } from './assess-sellers';

const COLUMNS = ['country', 'name', 'address', 'tax_number', 'prefix', 'footer'] as const;
const MOST_CHARACTERS = 300;

export const sellerFile: RuleFileKind<'sellers'> = {
  kind: 'sellers',
  read: readSellers,
  assess: assessSellers,
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].flatMap(([country, sellers]) => sellers.map((seller) => sellerRow(country, seller))),
    ),
};

async function readSellers(file: string): Promise<FileRules<'sellers'>> {
  const rows = await readRuleRows(file, {
    columns: COLUMNS,
    required: ['country', 'name', 'address', 'prefix'],
  });
  const problems: FileProblem[] = [];
  const byCountry = new Map<CountryCode, SellerRule[]>();
  readEach(rows, problems, (row) => {
    const country = readCountry(row);
    if (byCountry.has(country))
      throw new CellError('country', country, 'a country has one seller; leave one of the lines out');
    const seller = readSeller(row);
    refuseSharedPrefix(byCountry, country, seller.prefix);
    byCountry.set(country, [seller]);
  });
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return { byCountry, places: [] };
}

/** A number names one document. A country without a seller has its code as the prefix. */
function refuseSharedPrefix(
  byCountry: ReadonlyMap<CountryCode, readonly SellerRule[]>,
  country: CountryCode,
  prefix: string,
): void {
  const [other] =
    [...byCountry].find(([, sellers]) => sellers.some((seller) => seller.prefix === prefix)) ?? [];
  if (other !== undefined)
    throw new CellError('prefix', prefix, `${other} has this prefix; each country needs its own`);
  if (prefix !== country && isCountryCode(prefix))
    throw new CellError('prefix', prefix, `${prefix} is the prefix of that country; choose another one`);
}

function readSeller(row: FileRow): SellerRule {
  const name = readText(row, 'name');
  if (name === '') throw new CellError('name', name, 'write the registered name');
  const address = readText(row, 'address')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (address.length === 0)
    throw new CellError('address', '', 'write the lines of the address, such as 1 Main Street | 110 Taipei');
  const prefix = readText(row, 'prefix').toUpperCase();
  if (!SELLER_PREFIX.test(prefix))
    throw new CellError('prefix', row.cells['prefix'] ?? '', 'write 1 to 12 letters A to Z or digits');
  const [taxNumber, footer] = [readText(row, 'tax_number'), readText(row, 'footer')];
  return {
    name,
    address,
    ...(taxNumber === '' ? {} : { taxNumber }),
    prefix,
    ...(footer === '' ? {} : { footer }),
  };
}

/** One line. A workbook may contain line breaks, which separate the lines of an address. */
function readText({ cells }: FileRow, column: 'name' | 'address' | 'tax_number' | 'prefix' | 'footer') {
  const lines = (cells[column] ?? '').split(/[\r\n]+/).map((line) => line.trim());
  const value = lines.join(column === 'address' ? ' | ' : ' ');
  if (value.length > MOST_CHARACTERS)
    throw new CellError(column, `${value.slice(0, 20)}…`, `write at most ${MOST_CHARACTERS} characters`);
  return value;
}

const sellerRow = (
  country: CountryCode,
  { name, address, taxNumber, prefix, footer }: SellerRule,
): Record<string, string> => ({
  country,
  name,
  address: address.join(' | '),
  tax_number: taxNumber ?? '',
  prefix,
  footer: footer ?? '',
});
