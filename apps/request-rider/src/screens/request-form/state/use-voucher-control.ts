import { useMemo, useRef, useState } from 'react';
import { useFlag, usePorts } from '@courier/shell-api';
import { findVoucher, validateVoucher } from '../../../api/vouchers';
import { VoucherError, type VoucherProblem } from '../../../model/voucher';
import { useFlow, useRequest } from './request-scope';
import { useOrderToBeUpdated } from './use-order-to-be-updated';

export interface VoucherControl {
  shown: boolean;
  checking: boolean;
  problem: VoucherProblem | null;
  type(code: string): void;
  /** Checks what was typed and lets it count, in place of the voucher before. @returns whether nothing is wrong with it */
  apply(): Promise<boolean>;
  remove(): void;
}

const problemIn = (error: unknown): VoucherProblem =>
  error instanceof VoucherError ? error.problem : 'get-failed';

/** The voucher of this request: typed, found, validated against the fee, taken off again. */
export function useVoucherControl(): VoucherControl {
  const { api } = usePorts();
  const { vendor, draft, flow } = useRequest();
  const updating = useOrderToBeUpdated() !== null;
  const shown = useFlag('voucher') && !updating;
  const dropped = useFlow(({ context }) => context.quote?.droppedVoucher);
  const [problem, setProblem] = useState<VoucherProblem | null>(null);
  const [checking, setChecking] = useState(false);
  const running = useRef<{ code: string; result: Promise<boolean> } | null>(null);
  const { vendor_id: vendorId } = vendor;

  const actions = useMemo(() => {
    const count = async (found: string): Promise<void> => {
      draft.getState().setVoucher(found);
      const { quote } = flow.getSnapshot().context;
      // Without a fee yet the first one is asked with the voucher.
      if (!quote) return;
      const orderTime = draft.getState().form.preordered_for ?? Math.floor(Date.now() / 1000);
      const discount = await validateVoucher(api, { code: found, vendorId, orderTime, quote });
      if (draft.getState().voucher !== found) return;
      const now = flow.getSnapshot().context.quote;
      if (now && now.signature !== quote.signature) return now.discount ? undefined : count(found);
      flow.send({ type: 'VOUCHER', discount });
    };
    const check = async (code: string): Promise<boolean> => {
      setChecking(true);
      setProblem(null);
      takeOff();
      try {
        const found = await findVoucher(api, code);
        draft.getState().setVoucherCode(found);
        await count(found);
        return true;
      } catch (error) {
        const why = problemIn(error);
        // A fee that ran out meanwhile is asked again, and the voucher with it.
        if (why === 'fee-expired') {
          flow.send({ type: 'RETRY' });
          return false;
        }
        takeOff();
        setProblem(why);
        return false;
      } finally {
        setChecking(false);
        running.current = null;
      }
    };
    function takeOff(): void {
      draft.getState().setVoucher(null);
      flow.send({ type: 'VOUCHER', discount: null });
    }
    return {
      type(code: string) {
        draft.getState().setVoucherCode(code);
        setProblem(null);
      },
      async apply(): Promise<boolean> {
        const { voucherCode, voucher } = draft.getState();
        const code = voucherCode.trim();
        if (code === '' || code === voucher) return true;
        if (running.current?.code === code) return running.current.result;
        const result = check(code);
        running.current = { code, result };
        return result;
      },
      remove() {
        takeOff();
        draft.getState().setVoucherCode('');
        setProblem(null);
      },
    };
  }, [api, draft, flow, vendorId]);

  return useMemo(
    () => ({ shown, checking, problem: problem ?? (dropped ? 'not-valid' : null), ...actions }),
    [actions, checking, dropped, problem, shown],
  );
}
