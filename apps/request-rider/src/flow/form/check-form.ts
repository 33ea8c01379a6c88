import { listRequestedTexts } from '@courier/api-client/order-rules';
import type { PhoneCheck } from '../../api/phone-check';
import { given } from '../../model/given';
import {
  checkOrder,
  nameMissingPin,
  wrongIn,
  type FieldName,
  type FormProblem,
} from '../../model/form/order-check';
import type { RequestForm } from '../../model/form/request-form';
import type { Submission } from '../../model/payment/submission';
import type { Problems } from './create-problems';
import type { FlowActor } from '../machine/create-request-flow';
import { laterRules } from './later-rules';
import { paymentOptionsRead } from '../machine/payment-options';
import { prohibitedItemsRead } from '../machine/prohibited-items';
import type { RequestServices } from '../services';

interface CheckParts {
  flow: FlowActor;
  phoneCheck(): Promise<PhoneCheck>;
}

function checkFlowForm(services: RequestServices, flow: FlowActor, phone: PhoneCheck): FormProblem[] {
  const { ports, draft, vendor, order } = services;
  const { form, pinProposal } = draft.getState();
  const { method, offered } = paymentOptionsRead(services);
  const problems = checkOrder({
    vendorId: vendor.vendor_id,
    // An update keeps its promised time.
    form: order ? { ...form, preordered_for: null } : form,
    country: ports.locale.get().country.country,
    paymentMethod: method,
    paymentMethods: offered,
    prohibitedItems: prohibitedItemsRead(services),
    isPossiblePhone: phone.isPossible,
    later: laterRules(ports, flow),
    requestedTexts: listRequestedTexts(ports.flags.isOn),
    laterOnly: flow.getSnapshot().context.laterOnly,
  });
  return problems.map((problem) => nameMissingPin(problem, pinProposal));
}

/** The validated form, or all its problems in the order of the checks. */
export async function checkForm(
  services: RequestServices,
  { flow, phoneCheck }: CheckParts,
): Promise<{ submission: Submission; form: RequestForm } | { problems: FormProblem[] }> {
  const { draft } = services;
  const phone = await phoneCheck();
  const { form } = draft.getState();
  const problems = checkFlowForm(services, flow, phone);
  if (problems.length > 0) return { problems };
  if (flow.getSnapshot().context.fault?.kind === 'undeliverable') {
    return { problems: [{ field: 'address', key: 'delivery.not-there-yet' }] };
  }
  return {
    form,
    submission: {
      paymentMethod: given(paymentOptionsRead(services).method, 'payment method'),
      phoneNumber: phone.toInternational(form.destinationPhoneNumber),
    },
  };
}

/** Reports a wrong value in a field that lost the focus; missing values are reported on submit. */
export async function checkLeftField(
  services: RequestServices,
  { flow, phoneCheck, problems }: CheckParts & { problems: Problems },
  field: FieldName,
): Promise<void> {
  const { form } = services.draft.getState();
  const phone = await phoneCheck();
  // Values typed during the check are checked on their own blur.
  if (services.draft.getState().form !== form) return;
  const wrong = wrongIn(field, checkFlowForm(services, flow, phone));
  if (wrong) problems.show(wrong);
}
