import { addressProblem, joinAddress } from '@courier/api-client/order-rules';
import * as z from 'zod/mini';
import type { FormProblem } from './order-check';
import type { Point } from './request-form';

/** A pickup address while it is being asked; saved for a vendor, sent as sender for a guest. */
export const pickupSchema = z.object({
  text: z.string(),
  unit: z.string(),
  building: z.string(),
  notes: z.string(),
  city: z.string(),
  countryCode: z.string(),
  postalCode: z.string(),
  street: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Whether the pin was put there by hand: then the text describes it. */
  pinned: z._default(z.boolean(), false),
});

export type Pickup = z.infer<typeof pickupSchema>;

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
