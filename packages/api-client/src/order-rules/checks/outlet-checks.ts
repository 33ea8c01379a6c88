import { LIMITS } from '@courier/config';
import type { Vendor } from '../../vendors/vendors.contract';

/** Typed fields of a collection point. */
export interface OutletTexts {
  id: string;
  name: string;
  phone: string;
  unit: string;
  building: string;
  notes: string;
  /** E-mails; empty ones are not sent. */
  owners: readonly string[];
}

export type OutletTextField = Exclude<keyof OutletTexts, 'owners'> | `owner-${number}`;

/** Translation key in `errors`, and its interpolation values. */
export interface OutletProblem {
  key: string;
  values?: { limit: number; used: number };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isEmpty = (text: string) => text.trim() === '';
const missing = (text: string, key: string): OutletProblem | null => (isEmpty(text) ? { key } : null);

export const tooLong = (text: string, limit: number = LIMITS.outletTextCharacters): OutletProblem | null =>
  text.trim().length > limit
    ? { key: 'collection-point.too-long', values: { limit, used: text.trim().length } }
    : null;

const ownerProblem = (email: string): OutletProblem | null =>
  isEmpty(email) || EMAIL.test(email.trim())
    ? tooLong(email, LIMITS.emailCharacters)
    : { key: 'collection-point.wrong-email' };

/** All problems of a collection point except for a duplicate id. */
export function outletProblems(texts: OutletTexts): Partial<Record<OutletTextField, OutletProblem>> {
  const { id, name, phone, unit, building, notes, owners } = texts;
  const found: [OutletTextField, OutletProblem | null][] = [
    ['id', missing(id, 'collection-point.fill-id') ?? tooLong(id)],
    ['name', missing(name, 'collection-point.fill-label') ?? tooLong(name)],
    ['phone', missing(phone, 'collection-point.fill-phone') ?? tooLong(phone)],
    ['unit', tooLong(unit)],
    ['building', tooLong(building)],
    ['notes', tooLong(notes, LIMITS.outletNotesCharacters)],
    ...owners.map((email, index): [OutletTextField, OutletProblem | null] => [
      `owner-${index}`,
      ownerProblem(email),
    ]),
  ];
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

/** The vendor of this family with the same id, ignoring case. */
export function outletWithId(
  vendors: readonly Vendor[],
  parentVendorId: string,
  clientVendorId: string,
): Vendor | undefined {
  const wanted = clientVendorId.trim().toLocaleLowerCase('en');
  if (wanted === '') return undefined;
  return vendors.find(
    (vendor) =>
      [vendor.vendor_id, vendor.parent_vendor_id].includes(parentVendorId) &&
      vendor.client_vendor_id?.toLocaleLowerCase('en') === wanted,
  );
}
