import { readPhone, withoutUnseen } from '@courier/api-client/order-rules';
import type { BenchColumn } from './columns';
import type { RepairRules, SheetTable } from './sheet-table';

/** A text without what nobody sees: double spaces, spaces at the ends, marks of direction. */
export const tidy = withoutUnseen;

/** A phone number as its country can read it, the first of several; as it is where none is known. */
export function repairPhone(text: string, { isPossiblePhone }: RepairRules): string {
  const phone = readPhone(text, isPossiblePhone);
  if (phone.kind === 'question') return phone.answers[0]?.text ?? text;
  return phone.kind === 'good' && phone.value.extension === null ? phone.value.number : text;
}

/** What a cell would better say; null where nothing better is known. */
export function repairOf(
  { repairs }: Pick<SheetTable, 'repairs'>,
  column: BenchColumn,
  text: string,
  rules: RepairRules,
): string | null {
  const tidied = tidy(text);
  const repaired = repairs[column]?.(tidied, rules) ?? tidied;
  return repaired === text || repaired === '' ? null : repaired;
}
