import * as z from 'zod';

const text = z.string().max(20_000);

/** The answer of `/payments` and `/payments/details`. */
export const paymentSchema = z.object({
  pspReference: text.optional(),
  resultCode: text,
  refusalReasonCode: text.optional(),
  additionalData: z.record(z.string(), z.unknown()).optional(),
  paymentMethod: z.object({ brand: text.optional() }).optional(),
  action: z
    .object({
      type: text,
      url: text.optional(),
      method: text.optional(),
      data: z.record(z.string(), z.string()).optional(),
      paymentData: text.optional(),
    })
    .optional(),
});
export type AdyenPayment = z.infer<typeof paymentSchema>;

export const modificationSchema = z.object({ status: text });

export const errorSchema = z.object({
  errorCode: text.optional(),
  errorType: text.optional(),
  message: text.optional(),
});

export const webhookSchema = z.object({
  notificationItems: z
    .array(
      z.object({
        NotificationRequestItem: z.object({
          additionalData: z.record(z.string(), z.unknown()).optional(),
          amount: z.object({ value: z.number(), currency: text }).optional(),
          eventCode: text,
          merchantAccountCode: text,
          merchantReference: text.nullable().optional(),
          originalReference: text.nullable().optional(),
          pspReference: text,
          success: z.union([text, z.boolean()]),
        }),
      }),
    )
    .min(1)
    .max(100),
});
export type AdyenNotification = z.infer<
  typeof webhookSchema
>['notificationItems'][number]['NotificationRequestItem'];
