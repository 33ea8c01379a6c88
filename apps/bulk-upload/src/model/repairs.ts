import type { BenchColumn } from './columns';
import { isShortened, plainDigits } from './figures';
import type { RepairRules, SheetTable } from './sheet-table';

/** A text without what nobody sees: double spaces, spaces at the ends, marks of direction. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A phone number as its country can read it, the first of several; as it is where none is known. */
export function repairPhone(text: string, { isPossiblePhone }: RepairRules): string {
  if (isShortened(text)) return text;
  const plain = plainDigits(text);
  const tries = [plain, ...plain.split(/[/,;|]/)].flatMap((part) => {
    const digits = part.replace(/[^\d+]/g, '');
    return [digits, `0${digits}`, `+${digits.replace(/^(00|\+)/, '')}`];
  });
  return tries.find((number) => isPossiblePhone(number)) ?? text;
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
