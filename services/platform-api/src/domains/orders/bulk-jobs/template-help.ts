import type { BulkColumn } from '@courier/api-client/contract';
import type { ServerTexts } from '../../texts';

type Requirement = 'yes' | 'no' | 'scheduled';

const REQUIREMENTS: Readonly<Record<BulkColumn, Requirement>> = {
  customer_name: 'yes',
  customer_phone: 'yes',
  dropoff_address: 'yes',
  unit: 'no',
  building: 'no',
  notes: 'no',
  description: 'no',
  amount: 'yes',
  payment_method: 'no',
  delivery_type: 'no',
  delivery_date: 'scheduled',
  delivery_time: 'scheduled',
  collection_point: 'no',
  latitude: 'no',
  longitude: 'no',
};

/** Column, whether it is required, accepted values. */
export const templateHelp = (
  { text }: Pick<ServerTexts, 'text'>,
  columns: readonly BulkColumn[],
): string[][] => [
  [text('template.column'), text('template.required'), text('template.takes')],
  ...columns.map((column) => [
    column,
    text(`template.${REQUIREMENTS[column]}`),
    text(`template.cell.${column}`),
  ]),
];
