import * as z from 'zod';

const optionalText = z.string().nullish();
/** Numbers come as texts in callbacks. */
const coordinate = z.union([z.number(), z.string()]).transform(Number).nullish();
const textId = z.union([z.string(), z.number()]).transform(String).nullish();

const timeline = z
  .object({ estimated_pickup_time: optionalText, estimated_delivery_time: optionalText })
  .nullish();
const driver = z
  .object({
    id: textId,
    name: textId,
    phone_number: optionalText,
    location: z.object({ latitude: coordinate, longitude: coordinate }).nullish(),
  })
  .nullish();

/** An order as pandago answers it, and as its callbacks contain it. */
export const pandagoOrderSchema = z.object({
  order_id: z.string().min(1),
  client_order_id: optionalText,
  status: z.string(),
  /** Callbacks lack it. */
  delivery_fee: z.number().nullish(),
  timeline,
  driver,
  created_at: z.int(),
  updated_at: z.int(),
  cancellation: z.object({ reason: optionalText, source: optionalText }).nullish(),
  status_history: z.array(z.object({ status: z.string(), created_at: z.int() })).nullish(),
});
export type PandagoOrder = z.output<typeof pandagoOrderSchema>;

export const pandagoFeeSchema = z.object({ estimated_delivery_fee: z.number().nullish() });
export const pandagoTimeSchema = z.object({
  estimated_pickup_time: optionalText,
  estimated_delivery_time: optionalText,
});
/** Null for a position without a time. */
export const pandagoPositionSchema = z
  .object({ latitude: z.number(), longitude: z.number(), updated_at: z.int().nullish() })
  .transform(({ latitude, longitude, updated_at: recordedAt }) =>
    recordedAt ? { latitude, longitude, recorded_at: recordedAt } : null,
  );
