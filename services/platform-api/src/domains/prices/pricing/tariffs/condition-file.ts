import type { CountryCode } from '@courier/config';
import { readChoice, readCountry, readEach } from '../../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../../platform/operator-files/file-error';
import { ruleCsv } from '../../operator-rules/rule-file';
import { readRuleRows } from '../../operator-rules/rule-rows';
import { placeOfRow, type RuleFileKind } from '../../operator-rules/rule-file-kind';
import type { Conditions } from '../../rule-shapes/conditions';

const COLUMNS = ['country', 'rain', 'demand'] as const;
const ANSWERS = ['no', 'yes'] as const;
const write = (holds: boolean) => (holds ? 'yes' : 'no');

/** Whether it rains and whether demand is high: what the surcharges of tariffs follow. */
export const conditionFile: RuleFileKind<'conditions'> = {
  kind: 'conditions',
  async read(file) {
    const rows = await readRuleRows(file, { columns: COLUMNS, required: COLUMNS });
    const problems: FileProblem[] = [];
    const byCountry = new Map<CountryCode, Conditions>();
    const places = readEach(rows, problems, (row) => {
      const country = readCountry(row);
      const isYes = (column: string) => readChoice(row, column, ANSWERS) === 'yes';
      byCountry.set(country, { rain: isYes('rain'), demand: isYes('demand') });
      return placeOfRow(row, country);
    });
    if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
    if (problems.length > 0) throw new OperatorFileError(file, problems);
    return { byCountry, places };
  },
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].map(([country, { rain, demand }]) => ({
        country,
        rain: write(rain),
        demand: write(demand),
      })),
    ),
};
