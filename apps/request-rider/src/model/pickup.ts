import { addressProblem, joinAddress } from '@courier/api-client/order-rules';
import * as v from 'valibot';
import type { FormProblem } from './order-check';
import type { Point } from './request-form';

/** A pickup address while it is being asked; saved for a vendor, sent as sender for a guest. */
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
  /** Whether the pin was put there by hand: then the text describes it. */
  pinned: v.optional(v.boolean(), false),
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
};

/** What is forgotten of a place once another text is typed; unit, building and notes were typed by themselves. */
export const noPlace = {
  city: '',
  countryCode: '',
  postalCode: '',
  street: '',
  latitude: null,
  longitude: null,
  pinned: false,
} satisfies Partial<Pickup>;

/** What keeps a pickup address from being saved, or null. */
export function pickupProblem(pickup: Pickup): FormProblem | null {
  if (pickup.text.trim() === '') return { field: 'address', key: 'validation.fill-address' };
  const address = joinAddress(pickup);
  const problem = addressProblem({ ...pickup, address });
  if (!problem) return null;
  return { field: problem.field === 'customer.location.notes' ? 'notes' : 'address', key: problem.key };
}

/** The body of PUT /vendor/{id}/address. */
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

/** Where the pin of the pickup address stands, once it does. */
export function pointOf({ latitude, longitude }: Pickup): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
