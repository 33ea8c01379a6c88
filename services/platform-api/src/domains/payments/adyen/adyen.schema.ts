import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(20_000));

/** The answer of `/payments` and `/payments/details`. */
export const paymentSchema = z.object({
  pspReference: z.optional(text),
  resultCode: text,
  refusalReasonCode: z.optional(text),
  additionalData: z.optional(z.record(z.string(), z.unknown())),
  paymentMethod: z.optional(z.object({ brand: z.optional(text) })),
  action: z.optional(
    z.object({
      type: text,
      url: z.optional(text),
      method: z.optional(text),
      data: z.optional(z.record(z.string(), z.string())),
      paymentData: z.optional(text),
    }),
  ),
});
export type AdyenPayment = z.infer<typeof paymentSchema>;

export const modificationSchema = z.object({ status: text });

export const errorSchema = z.object({
  errorCode: z.optional(text),
  errorType: z.optional(text),
  message: z.optional(text),
});

export const webhookSchema = z.object({
  notificationItems: z
    .array(
      z.object({
        NotificationRequestItem: z.object({
          additionalData: z.optional(z.record(z.string(), z.unknown())),
          amount: z.optional(z.object({ value: z.number(), currency: text })),
          eventCode: text,
          merchantAccountCode: text,
          merchantReference: z.optional(z.nullable(text)),
          originalReference: z.optional(z.nullable(text)),
          pspReference: text,
          success: z.union([text, z.boolean()]),
        }),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});
export type AdyenNotification = z.infer<
  typeof webhookSchema
>['notificationItems'][number]['NotificationRequestItem'];
