import { useStore } from 'zustand';
import { useFlag } from '@courier/shell-api';
import type { VoucherProblem } from '../../../model/quote/voucher';
import { useFlow, useRequest } from '../request/request-scope';

export function useVoucher(): { shown: boolean; checking: boolean; problem: VoucherProblem | null } {
  const { voucher, services } = useRequest();
  const { checking, problem } = useStore(voucher.state);
  const dropped = useFlow(({ context }) => context.quote?.droppedVoucher);
  const shown = useFlag('voucher') && services.order === null;
  return { shown, checking, problem: problem ?? (dropped ? 'not-valid' : null) };
}
