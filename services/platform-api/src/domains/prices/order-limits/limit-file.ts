import { readScope, scopeCells } from '../operator-rules/scope-cells';
import { describeScope } from '../rule-shapes/scope';
import { countryConfig, type CountryCode } from '@courier/config';
import { readAmount, readDecimal, writeDecimal } from '../operator-rules/number-cells';
import { CellError, readChoice, readCountry, readEach } from '../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { ruleCsv, type FileRow } from '../operator-rules/rule-file';
import { readRuleRows } from '../operator-rules/rule-rows';
import { placeOfRow, type FileRules, type RuleFileKind } from '../operator-rules/rule-file-kind';
import { assessLimits } from './assess-limits';
import type { LimitRule } from '../rule-shapes/limit-rules';

const COLUMNS = ['country', 'city', 'vendor', 'limit', 'value'] as const;
const LIMITS = ['distance_km', 'item_value', 'rider_cash'] as const;
/** Asked for by operators, but an order on the wire has no weight that could be compared with it. */
const WEIGHT = 'weight_kg';

export const limitFile: RuleFileKind<'limits'> = {
  kind: 'limits',
  read: readLimits,
  assess: (_db, change) => Promise.resolve(assessLimits(change)),
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].flatMap(([country, rules]) => rules.flatMap((rule) => limitRows(country, rule))),
    ),
};

async function readLimits(file: string): Promise<FileRules<'limits'>> {
  const rows = await readRuleRows(file, { columns: COLUMNS, required: ['country', 'limit', 'value'] });
  const problems: FileProblem[] = [];
  const byCountry = new Map<CountryCode, LimitRule[]>();
  const places = readEach(rows, problems, (row) => {
    const country = readCountry(row);
    const rules = byCountry.get(country) ?? [];
    byCountry.set(country, rules);
    addLimit(rules, row, country);
    return placeOfRow(row, country);
  });
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return { byCountry, places };
}

function addLimit(rules: LimitRule[], row: FileRow, country: CountryCode): void {
  const scope = readScope(row);
  if (row.cells['limit']?.toLowerCase() === WEIGHT)
    throw new CellError(
      'limit',
      WEIGHT,
      'orders say no weight, so it would limit nothing; leave the line out',
    );
  const limit = readChoice(row, 'limit', LIMITS);
  if (limit === 'rider_cash' && scope.vendorId !== undefined)
    throw new CellError(
      'vendor',
      scope.vendorId,
      'a rider works for all shops; leave it empty for rider_cash',
    );
  const value = readLimit(limit, row, country);
  const known = rules.find((rule) => describeScope(rule.scope) === describeScope(scope));
  const [field] = Object.keys(value);
  if (known && field !== undefined && field in known)
    throw new CellError('limit', limit, 'the same limit is given twice');
  if (known) Object.assign(known, value);
  else rules.push({ scope, ...value });
}

function readLimit(
  limit: (typeof LIMITS)[number],
  row: FileRow,
  country: CountryCode,
): Omit<LimitRule, 'scope'> {
  if (limit === 'distance_km') return readDistance(row);
  const minor = readAmount(row, 'value', country);
  return limit === 'item_value' ? { itemValueMinor: minor } : { riderCashMinor: minor };
}

function readDistance(row: FileRow): Pick<LimitRule, 'distanceMetres'> {
  const distanceMetres = readDecimal(row, 'value', 3, 'write kilometres such as 8 or 7.5');
  if (distanceMetres === 0) throw new CellError('value', '0', 'a limit of 0 km would refuse every order');
  return { distanceMetres };
}

function limitRows(
  country: CountryCode,
  { scope, distanceMetres, itemValueMinor, riderCashMinor }: LimitRule,
): Record<string, string>[] {
  const place = scopeCells(country, scope);
  const { decimals } = countryConfig(country);
  return [
    ...(distanceMetres === undefined
      ? []
      : [{ ...place, limit: 'distance_km', value: writeDecimal(distanceMetres, 3) }]),
    ...(itemValueMinor === undefined
      ? []
      : [{ ...place, limit: 'item_value', value: writeDecimal(itemValueMinor, decimals) }]),
    ...(riderCashMinor === undefined
      ? []
      : [{ ...place, limit: 'rider_cash', value: writeDecimal(riderCashMinor, decimals) }]),
  ];
}
