import type { PaymentMethod } from '@courier/config';
import { joinAddress, OPTIONAL_TEXTS, type OptionalText } from '@courier/api-client/order-rules';
import { addressToSend } from '../form/address-fields';
import type { Pickup } from '../form/pickup';
import { loginPickupEstimation, type Quote } from '../quote/quote';
import { parseAmount, destinationPoint, type RequestForm } from '../form/request-form';
import { voucherPayload } from '../quote/voucher';

export interface PayloadInput {
  vendorId: string;
  /** `vendor.estimation_pick_up_time`, minutes. */
  vendorPickupMinutes: number | null | undefined;
  form: RequestForm;
  paymentMethod: PaymentMethod;
  /** In international format. */
  phoneNumber: string;
  quote: Quote;
  ageValidation: boolean;
  /** Only for a guest, who has no pickup address on the server. */
  sender: { pickup: Pickup; name: string; email: string; phoneNumber: string } | null;
}

function toSenderPayload(sender: NonNullable<PayloadInput['sender']>) {
  const { pickup, name, email, phoneNumber } = sender;
  return {
    location: {
      latitude: pickup.latitude ?? 0,
      longitude: pickup.longitude ?? 0,
      address: joinAddress({ unit: pickup.unit, building: pickup.building, text: pickup.text }),
      notes: pickup.notes,
    },
    name,
    email,
    phone_number: phoneNumber.replace(/[^\d+]/g, ''),
  };
}

const typedTexts = (form: RequestForm): Partial<Record<OptionalText, string>> =>
  Object.fromEntries(OPTIONAL_TEXTS.flatMap((name) => (form[name] === '' ? [] : [[name, form[name]]])));

/** The body of POST /order. Requires a form that passed every check. */
export function orderPayload(input: PayloadInput) {
  const { form, quote } = input;
  const destination = destinationPoint(form) ?? quote.destination;
  return {
    vendor_id: input.vendorId,
    customer: {
      location: {
        ...destination,
        ...addressToSend(form),
        notes: form.riderNotes,
      },
      phone_number: input.phoneNumber,
      name: form.destinationName.trim(),
    },
    order: {
      payment_method: input.paymentMethod,
      amount: parseAmount(form.orderAmount) ?? 0,
      description: form.orderDescription,
      cold_bag_needed: false as const,
    },
    ...typedTexts(form),
    ...(form.preordered_for === null ? {} : { preordered_for: form.preordered_for }),
    age_validation_required: input.ageValidation,
    login_pickup_estimation: loginPickupEstimation(input.vendorPickupMinutes, quote),
    delivery_fee: quote.fee,
    signature: quote.signature,
    ...voucherPayload(quote),
    ...(input.sender ? { sender: toSenderPayload(input.sender) } : {}),
  };
}

export type OrderPayload = ReturnType<typeof orderPayload>;
