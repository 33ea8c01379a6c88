import * as z from 'zod/mini';

const optionalText = z.nullish(z.string());
/** Numbers come as texts in callbacks. */
const coordinate = z.nullish(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)));
const textId = z.nullish(z.pipe(z.union([z.string(), z.number()]), z.transform(String)));

const timeline = z.nullish(
  z.object({ estimated_pickup_time: optionalText, estimated_delivery_time: optionalText }),
);
const driver = z.nullish(
  z.object({
    id: textId,
    name: textId,
    phone_number: optionalText,
    location: z.nullish(z.object({ latitude: coordinate, longitude: coordinate })),
  }),
);

/** An order as pandago answers it, and as its callbacks contain it. */
export const pandagoOrderSchema = z.object({
  order_id: z.string().check(z.minLength(1)),
  client_order_id: optionalText,
  status: z.string(),
  /** Callbacks lack it. */
  delivery_fee: z.nullish(z.number()),
  timeline,
  driver,
  created_at: z.int(),
  updated_at: z.int(),
  cancellation: z.nullish(z.object({ reason: optionalText, source: optionalText })),
  status_history: z.nullish(z.array(z.object({ status: z.string(), created_at: z.int() }))),
});
export type PandagoOrder = z.output<typeof pandagoOrderSchema>;

export const pandagoFeeSchema = z.object({ estimated_delivery_fee: z.nullish(z.number()) });
export const pandagoTimeSchema = z.object({
  estimated_pickup_time: optionalText,
  estimated_delivery_time: optionalText,
});
/** Null for a position without a time. */
export const pandagoPositionSchema = z.pipe(
  z.object({ latitude: z.number(), longitude: z.number(), updated_at: z.nullish(z.int()) }),
  z.transform(({ latitude, longitude, updated_at: recordedAt }) =>
    recordedAt ? { latitude, longitude, recorded_at: recordedAt } : null,
  ),
);
