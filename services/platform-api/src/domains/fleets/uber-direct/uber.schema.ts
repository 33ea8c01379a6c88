import * as z from 'zod';
import { UBER_UNVERIFIED } from './uber-values';

const optionalText = z.string().nullish();

/** `courier` is not part of the API description; public documentation shows it. */
const courier = z
  .object({
    name: optionalText,
    phone_number: optionalText,
    vehicle_type: optionalText,
    location: z.object({ lat: z.number(), lng: z.number() }).nullish(),
  })
  .nullish();

export const uberDeliverySchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  external_id: optionalText,
  /** Cents. */
  fee: z.number().nullish(),
  currency: optionalText,
  pickup_eta: optionalText,
  dropoff_eta: optionalText,
  created: optionalText,
  updated: optionalText,
  undeliverable_reason: optionalText,
  courier,
});
export type UberDelivery = z.output<typeof uberDeliverySchema>;

export const uberListSchema = z.union([
  z.array(uberDeliverySchema),
  z
    .object({ [UBER_UNVERIFIED.listField]: z.array(uberDeliverySchema) })
    .transform((answer) => answer[UBER_UNVERIFIED.listField] ?? []),
]);

export const uberQuoteSchema = z.object({
  fee: z.number().nullish(),
  currency_type: optionalText,
  dropoff_eta: optionalText,
  /** Minutes. */
  pickup_duration: z.number().nullish(),
});

export const uberProofSchema = z.object({ document: optionalText });

export const uberCallbackSchema = z.object({
  kind: z.string(),
  delivery_id: optionalText,
  created: optionalText,
  status: optionalText,
  data: uberDeliverySchema.nullish(),
});
