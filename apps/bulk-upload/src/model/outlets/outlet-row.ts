import type { Vendor } from '@courier/api-client';
import {
  outletProblems,
  outletWithId,
  placeOfCells,
  tooLong,
  type LatLng,
  type OutletTextField,
} from '@courier/api-client/order-rules';
import type { OutletColumn } from '@courier/sheet-reader';
import type { BenchRow, RowValues } from '../bench/bench';
import type { CellProblem } from '../bench/check-row';
import type { AddressParts, RowPlace } from '../bench/row-place';
import type { RepairRules } from '../bench/sheet-table';

export interface OutletRules extends RepairRules {
  /** ISO 3166. */
  country: string;
  parentVendorId: string;
  /** All vendors of the account. */
  vendors: readonly Vendor[];
}

const COLUMN_OF: Readonly<Record<string, OutletColumn>> = {
  id: 'outlet_id',
  name: 'outlet_name',
  phone: 'outlet_phone',
  unit: 'unit',
  building: 'building',
  notes: 'notes',
};
const COLUMN_OF_SENT: Readonly<Record<string, OutletColumn>> = {
  client_vendor_id: 'outlet_id',
  name: 'outlet_name',
  phone_number: 'outlet_phone',
  address: 'outlet_address',
  latitude: 'latitude',
  longitude: 'longitude',
  unit: 'unit',
  building: 'building',
  rider_instructions: 'notes',
};

/** The column of a field named by the server; the id column when none is named. */
export const columnOfSent = (field: string | null | undefined): OutletColumn =>
  field?.startsWith('users') ? 'owner_emails' : (COLUMN_OF_SENT[field ?? ''] ?? 'outlet_id');

const outletColumn = (field: string): OutletColumn => COLUMN_OF[field] ?? 'owner_emails';

/** E-mail addresses in a cell, with any separator. */
const parseOwnerEmails = ({ owner_emails: cell }: RowValues): string[] =>
  cell.split(/[\s,;、，；]+/).filter((email) => email !== '');

/** All problems of a row: the checks of the dialog and the server's refusal. */
export function outletRowProblems({ values, refusal }: BenchRow, rules: OutletRules): CellProblem[] {
  const texts = {
    id: values.outlet_id,
    name: values.outlet_name,
    phone: values.outlet_phone,
    unit: values.unit,
    building: values.building,
    notes: values.notes,
    owners: parseOwnerEmails(values),
  };
  const found = new Map<OutletColumn, CellProblem>();
  const add = (column: OutletColumn, problem: Omit<CellProblem, 'column'> | null) => {
    if (problem && !found.has(column)) found.set(column, { column, ...problem });
  };
  for (const [field, problem] of Object.entries(outletProblems(texts)) as [OutletTextField, CellProblem][])
    add(outletColumn(field), problem);
  if (outletWithId(rules.vendors, rules.parentVendorId, values.outlet_id))
    add('outlet_id', { key: 'outlet.already-registered' });
  if (!rules.isPossiblePhone(values.outlet_phone)) add('outlet_phone', { key: 'validation.phone-incorrect' });
  if (values.outlet_address.trim() === '') add('outlet_address', { key: 'collection-point.choose-address' });
  add('outlet_address', tooLong(values.outlet_address));
  if (placeOfCells(values.latitude, values.longitude) === 'wrong')
    add('latitude', { key: 'validation.invalid-coordinates' });
  if (refusal && isUnmended(refusal.key, refusal.values, values)) {
    const [column, key] = readRefusal(refusal.key);
    add(column, { key });
  }
  return [...found.values()];
}

export const refusalKey = (column: OutletColumn, key: string): string => `${column} ${key}`;
function readRefusal(text: string): [OutletColumn, string] {
  const [column = '', key = ''] = text.split(' ');
  return [column as OutletColumn, key];
}
const isUnmended = (key: string, then: RowValues, now: RowValues): boolean => {
  const [column] = readRefusal(key);
  return then[column] === now[column];
};

export const unknownPlace = ({ certainty }: RowPlace): CellProblem | null =>
  certainty === 'none' ? { column: 'outlet_address', key: 'validation.location-unknown' } : null;

/** Whether a vendor of the family has the row's id and name. */
export const isThere = (
  { values }: Pick<BenchRow, 'values'>,
  { vendors, parentVendorId }: Pick<OutletRules, 'vendors' | 'parentVendorId'>,
): boolean =>
  outletWithId(vendors, parentVendorId, values.outlet_id)?.vendor_information.name.trim() ===
    values.outlet_name.trim() && values.outlet_name.trim() !== '';

const NO_PARTS: AddressParts = { city: '', street: '', number: '', zipcode: '' };

export const outletBody = (
  { values }: Pick<BenchRow, 'values'>,
  { latitude, longitude }: LatLng,
  { city, street, number, zipcode }: AddressParts = NO_PARTS,
  { country, parentVendorId }: Pick<OutletRules, 'country' | 'parentVendorId'>,
) => ({
  parent_vendor_id: parentVendorId,
  client_vendor_id: values.outlet_id.trim(),
  name: values.outlet_name.trim(),
  phone_number: values.outlet_phone,
  address: values.outlet_address.trim(),
  latitude,
  longitude,
  unit: values.unit.trim(),
  building: values.building.trim(),
  rider_instructions: values.notes.trim(),
  users: parseOwnerEmails(values),
  city,
  street,
  street_number: number,
  postal_code: zipcode,
  country_code: country,
});
