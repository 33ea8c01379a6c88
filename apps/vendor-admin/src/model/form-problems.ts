import type { Vendor } from '@courier/api-client';
import {
  outletProblems,
  tooLong,
  type OutletProblem,
  type OutletTextField,
} from '@courier/api-client/order-rules';
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

type Problem = OutletProblem;

export type Problems = Partial<Record<FieldName, Problem>>;

/** In the namespace of this remote; all other keys are in `errors`. */
export const PIN_NEEDED = 'address.pin-needed';

/** What the form is checked against. */
export interface Surroundings {
  /** Every vendor of the account. */
  vendors: readonly Vendor[];
  /** The country of the portal, ISO 3166. */
  country: string;
}

/** In the order of the form, which is the order in which they are repaired. */
const FIELDS = [
  'parentVendorId',
  'clientVendorId',
  'name',
  'phone',
  'address',
  'unitNo',
  'building',
  'riderInstructions',
] as const;

const FIELD_OF = {
  id: 'clientVendorId',
  name: 'name',
  phone: 'phone',
  unit: 'unitNo',
  building: 'building',
  notes: 'riderInstructions',
} as const satisfies Partial<Record<OutletTextField, FieldName>>;

const pointFormField = (field: OutletTextField): FieldName =>
  Object.hasOwn(FIELD_OF, field) ? FIELD_OF[field as keyof typeof FIELD_OF] : (field as `owner-${number}`);

function addressProblem({ location }: CollectionPointForm, { country }: Surroundings): Problem | null {
  if (location.formatted_address.trim() === '') return { key: 'collection-point.choose-address' };
  const there = location.countryCode.toUpperCase();
  if (there !== '' && there !== country) return { key: 'collection-point.other-country' };
  return tooLong(location.formatted_address);
}

/** Everything that is wrong with the form, all at once. */
export function checkPointForm(form: CollectionPointForm, around: Surroundings): Problems {
  const { clientVendorId, parentVendorId, riderInstructions, unitNo, isEditMode, ...others } = form;
  const isTaken = !isEditMode && takesId(around.vendors, parentVendorId, clientVendorId);
  const texts = outletProblems({ ...others, id: clientVendorId, unit: unitNo, notes: riderInstructions });
  const address = addressProblem(form, around);
  return {
    ...(parentVendorId.trim() === '' && { parentVendorId: { key: 'collection-point.choose-parent' } }),
    ...Object.fromEntries(
      Object.entries(texts).map(([field, problem]) => [pointFormField(field as OutletTextField), problem]),
    ),
    ...(isTaken && { clientVendorId: { key: 'outlet.already-registered' } }),
    ...(address && { address }),
  };
}

/** The first wrong field in the order of the form. */
export function firstWrong(problems: Problems): FieldName | null {
  const owners = Object.keys(problems).filter((name): name is FieldName => name.startsWith('owner-'));
  return FIELDS.find((field) => problems[field]) ?? owners[0] ?? null;
}
