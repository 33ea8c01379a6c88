import { countryFacts } from '@courier/config';
import { readPhone, withoutUnseen } from '@courier/api-client/order-rules';
import type { SheetColumn } from '@courier/sheet-reader';
import type { RepairRules, SheetTable } from './sheet-table';

/** Removes invisible characters: repeated and surrounding spaces, and direction marks. */
export const tidy = withoutUnseen;

/** The first phone number in the text in the form of the country; the text itself when none is found. */
export function repairPhone(text: string, { country, isPossiblePhone }: RepairRules): string {
  const phone = readPhone(text, isPossiblePhone, { prefix: countryFacts(country).phonePrefix });
  if (phone.kind === 'question') return phone.answers[0]?.text ?? text;
  return phone.kind === 'good' && phone.value.extension === null ? phone.value.number : text;
}

/** The suggested text of a cell; null without a suggestion. */
export function suggestRepair(
  { repairs }: Pick<SheetTable, 'repairs'>,
  column: SheetColumn,
  text: string,
  rules: RepairRules,
): string | null {
  const tidied = tidy(text);
  const repaired = repairs[column]?.(tidied, rules) ?? tidied;
  return repaired === text || repaired === '' ? null : repaired;
}
