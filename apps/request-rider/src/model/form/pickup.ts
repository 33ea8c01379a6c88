import { addressProblems, joinAddress } from '@courier/api-client/order-rules';
import * as v from 'valibot';
import { oncePerField, type FormProblem } from './order-check';
import type { Point } from './request-form';

/** A pickup address being edited; saved for a vendor, sent as the sender for a guest. */
export const pickupSchema = v.object({
  text: v.string(),
  unit: v.string(),
  building: v.string(),
  notes: v.string(),
  city: v.string(),
  countryCode: v.string(),
  postalCode: v.string(),
  street: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** Whether the user placed the pin: the text then only describes it. */
  pinned: v.optional(v.boolean(), false),
  /** The house cannot be found, so that the user has to place the pin. */
  pinNeeded: v.optional(v.boolean(), false),
});

export type Pickup = v.InferOutput<typeof pickupSchema>;

export const emptyPickup: Pickup = {
  text: '',
  unit: '',
  building: '',
  notes: '',
  city: '',
  countryCode: '',
  postalCode: '',
  street: '',
  latitude: null,
  longitude: null,
  pinned: false,
  pinNeeded: false,
};

/** Place fields to reset when another text is typed; unit, building and notes are separate inputs. */
export const noPlace = {
  city: '',
  countryCode: '',
  postalCode: '',
  street: '',
  latitude: null,
  longitude: null,
  pinned: false,
  pinNeeded: false,
} satisfies Partial<Pickup>;

/** @returns one problem for each field, in the order of the checks */
export function pickupProblems(pickup: Pickup): FormProblem[] {
  const rules = addressProblems({ ...pickup, address: joinAddress(pickup) }).map(
    ({ field, key }): FormProblem => ({
      field: field === 'customer.location.notes' ? 'notes' : 'address',
      key,
    }),
  );
  const missing = missingPlace(pickup);
  return oncePerField(missing === null ? rules : [{ field: 'address', key: missing }, ...rules]);
}

function missingPlace({ text, pinNeeded }: Pickup): string | null {
  if (text.trim() === '') return 'validation.fill-address';
  return pinNeeded ? 'places.pin-needed' : null;
}

export function savedAddress(pickup: Pickup) {
  return {
    address_text: pickup.text,
    unit: pickup.unit,
    notes: pickup.notes,
    building: pickup.building,
    city: pickup.city,
    country_code: pickup.countryCode,
    latitude: pickup.latitude ?? 0,
    longitude: pickup.longitude ?? 0,
    postal_code: pickup.postalCode,
    street_address: pickup.street || pickup.text,
  };
}

export function pickupPoint({ latitude, longitude }: Pickup): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
