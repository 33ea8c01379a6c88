import type { CountryCode } from '@courier/config';
import { CellError, readChoice, readCountry, readEach } from '../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { ruleCsv, type FileRow } from '../operator-rules/rule-file';
import { readRuleRows } from '../operator-rules/rule-rows';
import { placeOfRow, type FileRules, type RuleFileKind } from '../operator-rules/rule-file-kind';
import { assessPaymentMethods } from './assess-payment-methods';
import { METHOD_WORDS, type PaymentMethodRule } from '../rule-shapes/payment-method-rules';

const COLUMNS = ['country', 'vendor', 'method', 'offered'] as const;
const ANSWERS = ['yes', 'no'] as const;

/** How shops may pay: for a whole country, and for single vendors of it. */
export const paymentMethodFile: RuleFileKind<'payment-methods'> = {
  kind: 'payment-methods',
  read: readPaymentMethods,
  assess: (_db, change) => Promise.resolve(assessPaymentMethods(change)),
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].flatMap(([country, rules]) =>
        rules.map(({ vendorId = '', method, isOffered }) => ({
          country,
          vendor: vendorId,
          method,
          offered: isOffered ? 'yes' : 'no',
        })),
      ),
    ),
};

async function readPaymentMethods(file: string): Promise<FileRules<'payment-methods'>> {
  const rows = await readRuleRows(file, { columns: COLUMNS, required: ['country', 'method', 'offered'] });
  const problems: FileProblem[] = [];
  const byCountry = new Map<CountryCode, PaymentMethodRule[]>();
  const lines = readEach(rows, problems, (row) => {
    const country = readCountry(row);
    const rules = byCountry.get(country) ?? [];
    byCountry.set(country, rules);
    const rule = readRule(row, rules);
    rules.push(rule);
    return { place: placeOfRow(row, country), rule };
  });
  for (const { place, rule } of lines)
    if (isOffEverywhere(byCountry.get(place.country) ?? [], rule))
      problems.push({
        line: place.line,
        column: 'offered',
        value: 'yes',
        problem: `${rule.method} is "no" for the whole of ${place.country}; leave that line or this one out`,
      });
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return { byCountry, places: lines.map(({ place }) => place) };
}

function readRule(row: FileRow, known: readonly PaymentMethodRule[]): PaymentMethodRule {
  const vendorId = row.cells['vendor'] || undefined;
  const method = readChoice(row, 'method', METHOD_WORDS);
  if (known.some((rule) => rule.vendorId === vendorId && rule.method === method))
    throw new CellError('method', method, 'the same method is given twice; leave one of the lines out');
  const isOffered = readChoice(row, 'offered', ANSWERS) === 'yes';
  return { ...(vendorId === undefined ? {} : { vendorId }), method, isOffered };
}

/** A "no" for a country has no exceptions, because it also holds for guests. */
const isOffEverywhere = (
  rules: readonly PaymentMethodRule[],
  { vendorId, method, isOffered }: PaymentMethodRule,
) =>
  isOffered &&
  vendorId !== undefined &&
  rules.some((rule) => rule.vendorId === undefined && rule.method === method && !rule.isOffered);
