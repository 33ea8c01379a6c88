import type { Order } from '@courier/api-client';
import { isLate, statusLabelKey } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';

interface OrderWords {
  /** Visible beside the id: status, lateness, voucher. */
  shown: readonly string[];
  more: readonly string[];
}

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
