import type { Order } from '@courier/api-client';
import type { Wording } from '../../copy';

const PAYMENTS = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'ONLINE_PAYMENT'] as const;

/** How the goods are paid; empty for an unknown payment method. */
export function paymentWords({ payment_status }: Order['order'], { t }: Wording): string {
  const known = PAYMENTS.find((payment) => payment === payment_status);
  return known ? t(`payment.${known}`) : '';
}
