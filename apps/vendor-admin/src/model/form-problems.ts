import type { Vendor } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import type { CollectionPointForm } from './collection-point-form';
import { takesId } from './parents';

/** A place of the form that can be wrong; owners are counted from 0. */
export type FieldName =
  | 'parentVendorId'
  | 'clientVendorId'
  | 'name'
  | 'phone'
  | 'address'
  | 'unitNo'
  | 'building'
  | 'riderInstructions'
  | `owner-${number}`;

/** The key of a text in `errors`, and what is filled into it. */
export interface Problem {
  key: string;
  values?: { limit: number; used: number };
}

export type Problems = Partial<Record<FieldName, Problem>>;

/** What the form is checked against. */
export interface Surroundings {
  /** Every vendor of the account. */
  vendors: readonly Vendor[];
  /** The country of the portal, ISO 3166. */
  country: string;
}

/** In the order of the form, which is the order in which they are repaired. */
export const FIELDS = [
  'parentVendorId',
  'clientVendorId',
  'name',
  'phone',
  'address',
  'unitNo',
  'building',
  'riderInstructions',
] as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isEmpty = (text: string) => text.trim() === '';

const tooLong = (text: string, limit: number): Problem | null =>
  text.trim().length > limit
    ? { key: 'collection-point.too-long', values: { limit, used: text.trim().length } }
    : null;
const missing = (text: string, key: string): Problem | null => (isEmpty(text) ? { key } : null);

function idProblem(form: CollectionPointForm, { vendors }: Surroundings): Problem | null {
  if (isEmpty(form.clientVendorId)) return { key: 'collection-point.fill-id' };
  const isTaken = !form.isEditMode && takesId(vendors, form.parentVendorId, form.clientVendorId);
  return isTaken ? { key: 'outlet.already-registered' } : null;
}

function addressProblem({ location }: CollectionPointForm, { country }: Surroundings): Problem | null {
  if (isEmpty(location.formatted_address)) return { key: 'collection-point.choose-address' };
  const there = location.countryCode.toUpperCase();
  return there === '' || there === country ? null : { key: 'collection-point.other-country' };
}

const ownerProblem = (email: string): Problem | null =>
  isEmpty(email) || EMAIL.test(email.trim())
    ? tooLong(email, LIMITS.emailCharacters)
    : { key: 'collection-point.wrong-email' };

/** Everything that is wrong with the form, all at once. */
export function problemsOf(form: CollectionPointForm, around: Surroundings): Problems {
  const text = LIMITS.outletTextCharacters;
  const found: [FieldName, Problem | null][] = [
    ['parentVendorId', missing(form.parentVendorId, 'collection-point.choose-parent')],
    ['clientVendorId', idProblem(form, around) ?? tooLong(form.clientVendorId, text)],
    ['name', missing(form.name, 'collection-point.fill-label') ?? tooLong(form.name, text)],
    ['phone', missing(form.phone, 'collection-point.fill-phone') ?? tooLong(form.phone, text)],
    ['address', addressProblem(form, around) ?? tooLong(form.location.formatted_address, text)],
    ['unitNo', tooLong(form.unitNo, text)],
    ['building', tooLong(form.building, text)],
    ['riderInstructions', tooLong(form.riderInstructions, LIMITS.outletNotesCharacters)],
    ...form.owners.map((email, index): [FieldName, Problem | null] => [
      `owner-${index}`,
      ownerProblem(email),
    ]),
  ];
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

/** The first wrong field in the order of the form. */
export function firstWrong(problems: Problems): FieldName | null {
  const owners = Object.keys(problems).filter((name): name is FieldName => name.startsWith('owner-'));
  return FIELDS.find((field) => problems[field]) ?? owners[0] ?? null;
}
