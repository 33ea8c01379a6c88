import type { FieldName, FormProblem } from './order-check';

/** The fields from top to bottom of the form. */
const READING_ORDER: readonly FieldName[] = [
  'vendor',
  'address',
  'unit',
  'name',
  'phone',
  'description',
  'amount',
  'payment',
  'time',
  'voucher',
  'vat',
  'notes',
  'card-name',
];

export const firstToRead = (problems: readonly FormProblem[]): FormProblem | undefined =>
  [...problems].sort((a, b) => READING_ORDER.indexOf(a.field) - READING_ORDER.indexOf(b.field))[0];
