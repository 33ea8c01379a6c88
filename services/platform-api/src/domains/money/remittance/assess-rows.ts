import type { CountryCode } from '@courier/config';
import { formatAmount } from '../../../platform/money';
import type { FoundOrders } from './find-orders';
import type { RemittanceFile, RemittanceRow } from './remittance-file';

/** A row that an earlier run booked. */
export interface BookedRow {
  posting: string;
  remittanceId: number;
  rowNumber: number;
  result: 'matched' | 'short' | 'over';
  differenceMinor: number;
  fileName: string;
  /** Whether the rows of that file are those of this one. */
  isSameFile: boolean;
}

export interface AssessedRow {
  row: RemittanceRow;
  result: 'matched' | 'short' | 'over' | 'unknown' | 'double';
  orderId: string | null;
  /** Handed in less what was due; null where nothing can be compared. */
  differenceMinor: number | null;
  why: string;
  /** The posting that the row needs; null where nothing is to be booked. */
  posting: string | null;
}

/** A fleet hands in each amount of an order once, so that a repeat has the same name in each file. */
export const nameRemittance = (orderId: string, amountMinor: number): string =>
  `remittance:${orderId}:${amountMinor}`;

/** The order that all references of a row name, or why there is none. */
function chooseOrder({ references }: RemittanceRow, found: FoundOrders): string | { problem: string } {
  if (references.length === 0) return { problem: 'the row names no order' };
  const named = references.filter((reference) => found.byReference.has(reference));
  const [orderId, ...others] = new Set(named.flatMap((reference) => found.byReference.get(reference) ?? []));
  if (others.length > 0)
    return {
      problem: `${named.join(' and ')}: several orders are named: ${[orderId, ...others].join(', ')}`,
    };
  if (orderId !== undefined) return orderId;
  const obstacle = references.flatMap((reference) => found.obstacles.get(reference) ?? [])[0];
  return { problem: obstacle ?? `no order of the fleet is named ${references.join(' or ')}` };
}

/**
 * Compares each row with what is due of its order. A row counts against what earlier rows have left, so that an order
 * can be handed in in parts; the same amount of the same order counts once.
 */
export function assessRows(
  country: CountryCode,
  { rows }: RemittanceFile,
  found: FoundOrders,
  booked: ReadonlyMap<string, BookedRow>,
): AssessedRow[] {
  const open = new Map([...found.cash].map(([orderId, { openMinor }]) => [orderId, openMinor]));
  const firstRows = new Map<string, number>();
  return rows.map((row): AssessedRow => {
    const { amountMinor } = row;
    const order = chooseOrder(row, found);
    if (typeof order !== 'string')
      return {
        row,
        result: 'unknown',
        orderId: null,
        differenceMinor: null,
        why: order.problem,
        posting: null,
      };
    const name = nameRemittance(order, amountMinor);
    const double = (why: string): AssessedRow => ({
      row,
      result: 'double',
      orderId: order,
      differenceMinor: null,
      why,
      posting: null,
    });
    const first = firstRows.get(name);
    if (first !== undefined) return double(`row ${first} has the same order and amount`);
    firstRows.set(name, row.number);
    const earlier = booked.get(name);
    if (earlier && !earlier.isSameFile)
      return double(
        `booked before: row ${earlier.rowNumber} of ${earlier.fileName}, remittance ${earlier.remittanceId}`,
      );
    if (earlier) {
      const { result, differenceMinor } = earlier;
      const why = describeDifference(differenceMinor, country);
      return { row, result, orderId: order, differenceMinor, why, posting: null };
    }
    const dueMinor = open.get(order) ?? 0;
    if (dueMinor <= 0) return double('nothing more is due of this order');
    open.set(order, dueMinor - amountMinor);
    const differenceMinor = amountMinor - dueMinor;
    return {
      row,
      result: differenceMinor === 0 ? 'matched' : differenceMinor < 0 ? 'short' : 'over',
      orderId: order,
      differenceMinor,
      why: describeDifference(differenceMinor, country),
      posting: amountMinor === 0 ? null : name,
    };
  });
}

function describeDifference(differenceMinor: number, country: CountryCode): string {
  const amount = formatAmount(Math.abs(differenceMinor), country);
  if (differenceMinor === 0) return '';
  return differenceMinor < 0 ? `${amount} stay due` : `${amount} more than was due`;
}
