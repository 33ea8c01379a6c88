import type { BulkColumn } from '@courier/api-client';
import { countryConfig } from '@courier/config';
import { unixFromLocal } from '@courier/config/time';
import {
  addressProblem,
  amountOfCell,
  columnOfProblem,
  isDeliveryType,
  isGarbled,
  isNoAmount,
  isInLaterRange,
  isScheduledCell,
  joinAddress,
  orderProblems,
  paymentOfCell,
  placeOfCells,
  type OrderCheckRules,
  type RuleField,
} from '@courier/api-client/order-rules';
import type { BenchRow, RowValues } from './bench';
import type { BenchColumn } from './columns';

export interface CellProblem {
  column: BenchColumn;
  /** Of the shared error texts. */
  key: string;
  /** What is filled into the text. */
  values?: Readonly<Record<string, number | string>>;
}

export interface BenchRules extends OrderCheckRules {
  timezone: string;
  /** Ids and names of the collection points, in small letters. */
  points: ReadonlySet<string>;
  nowSeconds: number;
  /** When the closed shop opens, e.g. `09:30`; absent while it is open. */
  opensAt?: string | null;
}

/** The rules as they travel to a worker, which knows phone numbers itself. */
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

/** What people read: a name, a place, a note. */
const TEXT_COLUMNS = [
  'customer_name',
  'dropoff_address',
  'unit',
  'building',
  'notes',
  'description',
] as const satisfies readonly BulkColumn[];

const ADDRESS_COLUMNS = ['dropoff_address', 'latitude', 'longitude'] as const;

/** Everything wrong with the cells of a row: by the checks of the request form, and what the server said of it. */
export function problemsOf(
  { values, refusal }: Pick<BenchRow, 'values' | 'refusal'>,
  rules: BenchRules,
): CellProblem[] {
  const found = [...formProblems(values, rules), ...tableProblems(values, rules)];
  if (
    isNoAmount(values.amount, countryConfig(rules.country).decimals) &&
    !found.some(({ column }) => column === 'amount')
  )
    found.push({ column: 'amount', key: 'validation.fill-amount' });
  if (refusal === null || refusal.twin) return found;
  const column = columnOfProblem(refusal.key);
  // A pin that was set mends an address that was not found.
  const mendedBy = column === 'dropoff_address' ? ADDRESS_COLUMNS : [column];
  const isMended = mendedBy.some((each) => refusal.values[each] !== values[each]);
  if (isMended || found.some((problem) => problem.column === column)) return found;
  return [...found, { column, key: refusal.key }];
}

function formProblems(values: RowValues, rules: BenchRules): CellProblem[] {
  // The place is looked up by the server; here any will do.
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
      amount: amountOfCell(values.amount, countryConfig(rules.country).decimals),
      paymentMethod: paymentOfCell(values.payment_method),
    },
    rules,
  );
  const tooLong = addressProblem({ ...place, notes: values.notes, address });
  return [...problems, ...(tooLong ? [tooLong] : [])].flatMap(({ key, field }) => {
    const column = COLUMN_OF_FIELD[field];
    return column === undefined ? [] : [{ column, key }];
  });
}

function tableProblems(
  values: RowValues,
  { points, timezone, nowSeconds, opensAt }: BenchRules,
): CellProblem[] {
  const problems = TEXT_COLUMNS.filter((column) => isGarbled(values[column])).map((column): CellProblem => ({
    column,
    key: 'validation.garbled-text',
  }));
  if (!isDeliveryType(values.delivery_type))
    problems.push({ column: 'delivery_type', key: 'bulk.delivery-type' });
  if (values.collection_point !== '' && !points.has(values.collection_point.toLowerCase()))
    problems.push({ column: 'collection_point', key: 'bulk.collection-point' });
  if (placeOfCells(values.latitude, values.longitude) === 'wrong')
    problems.push({ column: 'latitude', key: 'validation.invalid-coordinates' });
  if (!isScheduledCell(values.delivery_type)) {
    if (opensAt && problems.every(({ column }) => column !== 'delivery_type'))
      problems.push({ column: 'delivery_type', key: 'store-closed', values: { time: opensAt } });
    return problems;
  }
  const at = unixFromLocal(values.delivery_date, values.delivery_time, timezone);
  if (at === null || !isInLaterRange(at, nowSeconds))
    problems.push({
      column: /^\d{4}-\d\d-\d\d$/.test(values.delivery_date) ? 'delivery_time' : 'delivery_date',
      key: 'validation.preordered-for',
    });
  return problems;
}
