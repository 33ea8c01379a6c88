import { useQuery } from '@tanstack/react-query';
import { useFlag, usePorts, useVendors } from '@courier/shell-api';
import { onlinePaymentQuery, paymentMethodsQuery } from '../../api/country-parameters.queries';
import { offeredPaymentMethods, type PaymentChoice } from '../../model/payment/payment-options';

type OfferedPayments =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  /** Empty for an account without a vendor. */
  | { kind: 'ready'; methods: readonly PaymentChoice[] };

/** The payment methods of the selected vendor. */
export function useOfferedPayments(): OfferedPayments {
  const { api } = usePorts();
  const inCountry = useQuery(paymentMethodsQuery(api));
  const online = useQuery(onlinePaymentQuery(api));
  const vendors = useVendors();
  const noneAllowed = useFlag('none-payment-method');
  const queries = [inCountry, online];
  if (queries.some(({ isError }) => isError))
    return {
      kind: 'failed',
      retry: () => queries.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
    };
  if (vendors.status === 'loading' || queries.some(({ isPending }) => isPending)) return { kind: 'loading' };
  const { selected } = vendors;
  if (!selected) return { kind: 'ready', methods: [] };
  const methods = offeredPaymentMethods({
    countryMethods: inCountry.data ?? null,
    onlineActivated: online.data ?? null,
    vendorMethods: selected.flags.payment_methods,
    guest: false,
    noneAllowed,
  });
  return { kind: 'ready', methods };
}
