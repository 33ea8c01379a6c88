import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFlag, useLocaleState, usePorts, useSession } from '@courier/shell-api';
import type { PaymentMethod } from '@courier/config';
import { paymentMethodsQuery } from '../../../api/country-parameters.queries';
import { effectiveMethod, offeredPaymentMethods } from '../../../model/payment-options';
import { useDraft, useRequest } from './request-scope';

export interface PaymentOptions {
  offered: readonly PaymentMethod[];
  /** The chosen method, or the one preselected. */
  method: PaymentMethod | null;
  loading: boolean;
  /** Set when the country's methods could not be read; the others are still offered. */
  retry: (() => void) | null;
}

export function usePaymentOptions(): PaymentOptions {
  const { api } = usePorts();
  const { vendor } = useRequest();
  const { country } = useLocaleState();
  const guest = useSession().mode === 'GUEST';
  const noneAllowed = useFlag('none-payment-method');
  const chosen = useDraft((draft) => draft.form.paymentMethod);
  const methods = useQuery(paymentMethodsQuery(api));
  const offered = useMemo(
    () =>
      offeredPaymentMethods({
        countryMethods: methods.data ?? null,
        vendorMethods: vendor.flags.payment_methods,
        guest,
        noneAllowed,
      }),
    [guest, methods.data, noneAllowed, vendor],
  );
  const method = effectiveMethod(chosen, offered, country.defaultPaymentMethod);
  const retry = methods.isError && !methods.isFetching ? () => void methods.refetch() : null;
  return { offered, method, loading: methods.isPending, retry };
}
