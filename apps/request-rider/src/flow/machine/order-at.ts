import type { UpdateOrder } from '@courier/api-client';
import { listRequestedTexts, mapOptionalTexts, type OptionalText } from '@courier/api-client/order-rules';
import { orderPayload, type OrderPayload } from '../../model/request-flow/order-payload';
import { updatePayload } from '../../model/request-flow/order-update';
import { sentMethod } from '../../model/payment/payment-options';
import type { Quote } from '../../model/quote/quote';
import type { Submission } from '../../model/payment/submission';
import { isGuest, vendorNow, type RequestServices } from '../services';

/** The typed optional texts; empty where the form does not ask for them. */
export function requestedTexts({ ports, draft }: RequestServices): Record<OptionalText, string> {
  const requested = listRequestedTexts(ports.flags.isOn);
  const { form } = draft.getState();
  return mapOptionalTexts((name) => (requested.includes(name) ? form[name] : ''));
}

export function orderAt(services: RequestServices, quote: Quote, submission: Submission): OrderPayload {
  const { ports, draft, vendor } = services;
  const { form, pickup, ageValidation } = draft.getState();
  const sender = isGuest(ports) ? ports.session.get().guest : null;
  return orderPayload({
    vendorId: vendor.vendor_id,
    vendorPickupMinutes: vendorNow(services).estimation_pick_up_time,
    form: { ...form, ...requestedTexts(services) },
    paymentMethod: sentMethod(submission.paymentMethod),
    phoneNumber: submission.phoneNumber,
    quote,
    ageValidation: ageValidation && ports.flags.isOn('tag-id-check-pg'),
    sender: sender && { pickup, ...sender },
  });
}

export function updateAt(services: RequestServices, quote: Quote, submission: Submission): UpdateOrder {
  const { draft, vendor } = services;
  const method = sentMethod(submission.paymentMethod);
  return updatePayload(vendor.vendor_id, draft.getState().form, method, quote);
}
