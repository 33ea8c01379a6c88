import { useQuery } from '@tanstack/react-query';
import { useFlag, usePorts, useSession } from '@courier/shell-api';
import { onlinePaymentQuery, paymentMethodsQuery } from '../../../api/country-parameters.queries';
import { paymentOptions } from '../../../flow/machine/payment-options';
import type { PaymentChoice } from '../../../model/payment/payment-options';
import { useDraft, useRequest, useSender } from '../request/request-scope';

interface PaymentOptions {
  offered: readonly PaymentChoice[];
  method: PaymentChoice | null;
  loading: boolean;
  /** Set when the country's methods could not be loaded; the others are still offered. */
  retry: (() => void) | null;
  /** Set when the state of online payment could not be loaded; the others are still offered. */
  retryOnline: (() => void) | null;
}

export function usePaymentOptions(): PaymentOptions {
  const { api } = usePorts();
  const { services } = useRequest();
  const methods = useQuery(paymentMethodsQuery(api));
  const online = useQuery(onlinePaymentQuery(api));
  // Subscribes to the other inputs of the options.
  useSender();
  useSession();
  useFlag('none-payment-method');
  useDraft(({ form }) => form.paymentMethod);
  return {
    ...paymentOptions(services, {
      countryMethods: methods.data ?? null,
      onlineActivated: online.data ?? null,
    }),
    loading: methods.isPending || online.isPending,
    retry: methods.isError && !methods.isFetching ? () => void methods.refetch() : null,
    retryOnline: online.isError && !online.isFetching ? () => void online.refetch() : null,
  };
}
