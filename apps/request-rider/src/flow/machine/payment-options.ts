import { remoteStorage } from '@courier/shell-api/hooks';
import { onlinePaymentQuery, paymentMethodsQuery } from '../../api/country-parameters.queries';
import {
  effectiveMethod,
  offeredPaymentMethods,
  type PaymentChoice,
} from '../../model/payment/payment-options';
import { readDefaultPayment } from '../../model/payment/default-payment';
import { isGuest, vendorNow, type RequestServices } from '../services';

/** The country's settings; null while loading or after a failure. */
interface CountryAnswers {
  countryMethods: string | null;
  onlineActivated: string | null;
}

interface PaymentOptions {
  offered: readonly PaymentChoice[];
  method: PaymentChoice | null;
}

export function paymentOptions(services: RequestServices, answers: CountryAnswers): PaymentOptions {
  const { ports, draft, order } = services;
  const offered = offeredPaymentMethods({
    ...answers,
    vendorMethods: vendorNow(services).flags.payment_methods,
    guest: isGuest(ports),
    noneAllowed: ports.flags.isOn('none-payment-method'),
    updating: order !== null,
  });
  const preferred =
    readDefaultPayment(remoteStorage(ports).local) ?? ports.locale.get().country.defaultPaymentMethod;
  return { offered, method: effectiveMethod(draft.getState().form.paymentMethod, offered, preferred) };
}

/** Payment options from the answers already in the cache. */
export function paymentOptionsRead(services: RequestServices): PaymentOptions {
  const { ports, cache } = services;
  return paymentOptions(services, {
    countryMethods: cache.getQueryData(paymentMethodsQuery(ports.api).queryKey) ?? null,
    onlineActivated: cache.getQueryData(onlinePaymentQuery(ports.api).queryKey) ?? null,
  });
}
