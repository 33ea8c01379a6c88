import { createStore } from 'zustand/vanilla';
import { findVoucher, validateVoucher } from '../../api/vouchers';
import { VoucherError, type VoucherProblem } from '../../model/quote/voucher';
import type { FlowActor } from '../machine/create-request-flow';
import { orderTime } from '../machine/quote-at';
import type { RequestServices } from '../services';

export interface VoucherState {
  checking: boolean;
  problem: VoucherProblem | null;
}

const problemIn = (error: unknown): VoucherProblem =>
  error instanceof VoucherError ? error.problem : 'get-failed';

export type Voucher = ReturnType<typeof createVoucher>;

export function createVoucher(services: RequestServices, flow: FlowActor) {
  const { ports, draft, order } = services;
  const state = createStore<VoucherState>(() => ({ checking: false, problem: null }));
  let running: { code: string; result: Promise<boolean> } | null = null;
  let latest = 0;

  const { count, remove } = discounts(services, flow);
  /** Makes the pending answer for another code irrelevant. */
  const clear = (): void => {
    latest += 1;
    running = null;
    remove();
    state.setState({ checking: false, problem: null });
  };
  const check = async (typed: string): Promise<boolean> => {
    remove();
    state.setState({ checking: true, problem: null });
    const turn = (latest += 1);
    const isForgotten = () => turn !== latest;
    const finishCheck = (problem: VoucherProblem | null) => {
      running = null;
      state.setState({ checking: false, problem });
    };
    try {
      const code = await findVoucher(ports.api, typed);
      if (isForgotten()) return false;
      draft.getState().setVoucherCode(code);
      await count(code);
      if (isForgotten()) return false;
      finishCheck(null);
      return true;
    } catch (error) {
      if (isForgotten()) return false;
      const problem = problemIn(error);
      // An expired fee is requested again, together with the voucher.
      if (problem === 'fee-expired') flow.send({ type: 'RETRY' });
      else remove();
      finishCheck(problem === 'fee-expired' ? null : problem);
      return false;
    }
  };
  return {
    state,
    /** Only new orders may have one. */
    isOffered: () => order === null && ports.flags.isOn('voucher'),
    type(code: string): void {
      if (running) clear();
      draft.getState().setVoucherCode(code);
      state.setState({ problem: null });
    },
    /**
     * Looks up the typed code and applies it in place of the former voucher.
     * @returns false when it is not valid or the text changed during the look-up
     */
    async apply(): Promise<boolean> {
      const { voucherCode, voucher } = draft.getState();
      const code = voucherCode.trim();
      if (code === '' || code === voucher) return true;
      if (running?.code !== code) running = { code, result: check(code) };
      return running.result;
    },
    remove(): void {
      clear();
      draft.getState().setVoucherCode('');
    },
  };
}

function discounts(services: RequestServices, flow: FlowActor) {
  const { ports, draft, vendor } = services;
  const count = async (code: string): Promise<void> => {
    draft.getState().setVoucher(code);
    const { quote } = flow.getSnapshot().context;
    // The first quote request will contain the voucher.
    if (!quote) return;
    const asked = { code, vendorId: vendor.vendor_id, orderTime: orderTime(services), quote };
    const discount = await validateVoucher(ports.api, asked);
    if (draft.getState().voucher !== code) return;
    const now = flow.getSnapshot().context.quote;
    if (now && now.signature !== quote.signature) return now.discount ? undefined : count(code);
    flow.send({ type: 'VOUCHER', discount });
  };
  const remove = (): void => {
    draft.getState().setVoucher(null);
    flow.send({ type: 'VOUCHER', discount: null });
  };
  return { count, remove };
}
