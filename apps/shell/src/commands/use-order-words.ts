import type { Order } from '@courier/api-client';
import { isLate, statusLabelKey } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { useShell } from '../ground/shell-context';

interface OrderWords {
  /** What is shown of the order beside its id: its status, that it is late, its voucher. */
  shown: readonly string[];
  /** What it is found by besides. */
  more: readonly string[];
}

/** The words for an order that its id, name and phone do not hold. */
export function useOrderWords(): (order: Order) => OrderWords {
  const t = useCopy('shell');
  const tStatus = useCopy('order-status');
  const { now } = useShell();
  return (order) => {
    const label = tStatus(statusLabelKey(order, now()));
    const late = isLate(order, now()) ? [t('commands.late')] : [];
    const code = order.voucher?.code;
    return {
      shown: [label, ...late, ...(code ? [t('commands.voucher', { code })] : [])],
      more: code ? [code] : [],
    };
  };
}
