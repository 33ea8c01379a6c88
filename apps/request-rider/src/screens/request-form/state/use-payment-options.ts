import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFlag, useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { onlinePaymentQuery, paymentMethodsQuery } from '../../../api/country-parameters.queries';
import { effectiveMethod, offeredPaymentMethods, type PaymentChoice } from '../../../model/payment-options';
import { useDraft, useRequest } from './request-scope';
import { useOrderToBeUpdated } from './use-order-to-be-updated';

export interface PaymentOptions {
  offered: readonly PaymentChoice[];
  /** The chosen method, or the one preselected. */
  method: PaymentChoice | null;
  loading: boolean;
  /** Set when the country's methods could not be read; the others are still offered. */
  retry: (() => void) | null;
  /** Set when it could not be read whether online payment is open; the others are still offered. */
  retryOnline: (() => void) | null;
}

export function usePaymentOptions(): PaymentOptions {
  const { api } = usePorts();
  const { vendor } = useRequest();
  const { country } = useLocaleState();
  const guest = useSession().mode === 'GUEST';
  const noneAllowed = useFlag('none-payment-method');
  const chosen = useDraft((draft) => draft.form.paymentMethod);
  const methods = useQuery(paymentMethodsQuery(api));
  const online = useQuery(onlinePaymentQuery(api));
  const updating = useOrderToBeUpdated() !== null;
  const offered = useMemo(
    () =>
      offeredPaymentMethods({
        countryMethods: methods.data ?? null,
        onlineActivated: online.data ?? null,
        vendorMethods: vendor.flags.payment_methods,
        guest,
        noneAllowed,
        updating,
      }),
    [guest, methods.data, noneAllowed, online.data, updating, vendor],
  );
  const method = effectiveMethod(chosen, offered, country.defaultPaymentMethod);
  const retry = methods.isError && !methods.isFetching ? () => void methods.refetch() : null;
  const retryOnline = online.isError && !online.isFetching ? () => void online.refetch() : null;
  return { offered, method, loading: methods.isPending || online.isPending, retry, retryOnline };
}
