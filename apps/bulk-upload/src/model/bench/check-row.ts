import type { BulkColumn } from '@courier/api-client';
import {
  addressProblem,
  columnOfProblem,
  isGarbled,
  isInLaterRange,
  joinAddress,
  orderProblems,
  placeOfCells,
  readRow,
  type CellDoubt,
  type OrderCheckRules,
  type RowReading,
  type RuleField,
} from '@courier/api-client/order-rules';
import type { SheetColumn } from '@courier/sheet-reader';
import { numberColumns, type BenchRow, type RowValues } from './bench';

/** An error in a cell or, with answers, a question about it. */
export type CellProblem = CellDoubt<SheetColumn>;

export const isQuestion = ({ answers }: CellProblem): boolean => answers !== undefined;

export interface BenchRules extends OrderCheckRules {
  /** Lower-case ids and names of the collection points. */
  points: ReadonlySet<string>;
  nowSeconds: number;
  /** Opening time of the closed shop, e.g. `09:30`; absent while it is open. */
  opensAt?: string | null;
}

/** The rules as sent to a worker, which loads the phone numbers itself. */
export type RowRules = Omit<BenchRules, 'isPossiblePhone'>;

const COLUMN_OF_FIELD: Readonly<Partial<Record<RuleField, BulkColumn>>> = {
  'customer.name': 'customer_name',
  'customer.phone_number': 'customer_phone',
  'customer.location.address': 'dropoff_address',
  'customer.location.notes': 'notes',
  'order.description': 'description',
  'order.amount': 'amount',
  'order.payment_method': 'payment_method',
};

const GARBLED = 'validation.garbled-text';

/** Free text, which may be garbled by a wrong encoding. */
const TEXT_COLUMNS = [
  'customer_name',
  'dropoff_address',
  'unit',
  'building',
  'notes',
  'description',
] as const satisfies readonly BulkColumn[];

const ADDRESS_COLUMNS = ['dropoff_address', 'latitude', 'longitude'] as const;

/** All problems of a row: the checks of the request form and the server's refusal. */
export function checkBenchRow(
  row: Pick<BenchRow, 'values' | 'original' | 'numbers' | 'refusal'>,
  rules: BenchRules,
): CellProblem[] {
  const { values, refusal } = row;
  const reading = readRow({ values, numbers: numberColumns(row) }, rules);
  const asked = new Set(reading.doubts.map(({ column }) => column));
  const found: CellProblem[] = [
    ...reading.doubts,
    ...[...formProblems(values, reading, rules), ...tableProblems(values, reading, rules)].filter(
      ({ column }) => !asked.has(column as BulkColumn),
    ),
  ];
  // The local rules ask the same questions about cells as the server.
  if (refusal === null || refusal.twin || refusal.key.startsWith('cell.')) return found;
  const column = columnOfProblem(refusal.key);
  // Setting coordinates also resolves an address that was not found.
  const mendedBy = column === 'dropoff_address' ? ADDRESS_COLUMNS : [column];
  const isMended = mendedBy.some((each) => refusal.values[each] !== values[each]);
  if (isMended || found.some((problem) => problem.column === column)) return found;
  return [...found, { column, key: refusal.key }];
}

function formProblems(
  values: RowValues,
  { amount, paymentMethod }: RowReading,
  rules: BenchRules,
): CellProblem[] {
  // A placeholder, because the server looks up the location.
  const place = { latitude: 0, longitude: 0 };
  const address = joinAddress({
    unit: values.unit,
    building: values.building,
    text: values.dropoff_address,
  });
  const problems = orderProblems(
    {
      ...place,
      vendorId: 'known',
      customerName: values.customer_name,
      customerPhone: values.customer_phone,
      description: values.description,
      address: values.dropoff_address,
      amount,
      paymentMethod,
    },
    rules,
  );
  const tooLong = addressProblem({ ...place, notes: values.notes, address });
  return [...problems, ...(tooLong ? [tooLong] : [])].flatMap(({ key, field }) => {
    const column = COLUMN_OF_FIELD[field];
    // Garbled text is checked per cell, because an address consists of three.
    return column === undefined || key === GARBLED ? [] : [{ column, key }];
  });
}

function tableProblems(
  values: RowValues,
  { schedule }: RowReading,
  { points, nowSeconds, opensAt }: BenchRules,
): CellProblem[] {
  const problems = TEXT_COLUMNS.filter((column) => isGarbled(values[column])).map((column): CellProblem => ({
    column,
    key: GARBLED,
  }));
  if (values.collection_point !== '' && !points.has(values.collection_point.toLowerCase()))
    problems.push({ column: 'collection_point', key: 'bulk.collection-point' });
  if (placeOfCells(values.latitude, values.longitude) === 'wrong')
    problems.push({ column: 'latitude', key: 'validation.invalid-coordinates' });
  if (!schedule.isScheduled && opensAt && problems.every(({ column }) => column !== 'delivery_type'))
    problems.push({ column: 'delivery_type', key: 'store-closed', values: { time: opensAt } });
  if (schedule.at !== null && !isInLaterRange(schedule.at, nowSeconds))
    problems.push({
      column: values.delivery_time === '' ? 'delivery_date' : 'delivery_time',
      key: 'validation.preordered-for',
    });
  return problems;
}
