import type { PhoneCheck } from '../api/phone-check';
import { checkOrder, type FormProblem } from '../model/order-check';
import type { RequestForm } from '../model/request-form';
import type { Submission } from '../model/submission';
import type { FlowActor } from './create-request-flow';
import { laterRules } from './later-rules';
import { paymentOptionsRead } from './payment-options';
import type { RequestServices } from './services';

interface CheckParts {
  flow: FlowActor;
  phoneCheck(): Promise<PhoneCheck>;
}

/** The form as it may be sent, or the first thing that is wrong with it. */
export async function checkForm(
  services: RequestServices,
  { flow, phoneCheck }: CheckParts,
): Promise<{ submission: Submission; form: RequestForm } | { problem: FormProblem }> {
  const { ports, draft, vendor, order } = services;
  const phone = await phoneCheck();
  const { form } = draft.getState();
  const { method, offered } = paymentOptionsRead(services);
  const { context } = flow.getSnapshot();
  const problem = checkOrder({
    vendorId: vendor.vendor_id,
    // The time of an order stays as it was promised.
    form: order ? { ...form, preordered_for: null } : form,
    country: ports.locale.get().country.country,
    paymentMethod: method,
    paymentMethods: offered,
    isPossiblePhone: phone.isPossible,
    later: laterRules(ports, flow),
    vatAsked: ports.flags.isOn('payment_vat'),
    laterOnly: context.laterOnly && !order,
  });
  if (problem) return { problem };
  if (context.fault?.kind === 'undeliverable') {
    return { problem: { field: 'address', key: 'delivery.not-there-yet' } };
  }
  if (!method) return { problem: { field: 'payment', key: 'validation.fill-payment-method' } };
  return {
    form,
    submission: {
      paymentMethod: method,
      phoneNumber: phone.toInternational(form.destinationPhoneNumber),
    },
  };
}
