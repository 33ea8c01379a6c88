import { waitFor } from 'xstate';
import { createStore } from 'zustand/vanilla';
import type { PhoneCheck } from '../api/phone-check';
import type { FieldName } from '../model/order-check';
import { samePrice, type Quote } from '../model/quote';
import type { Submission } from '../model/submission';
import { checkForm, checkLeftField } from './check-form';
import type { Problems } from './create-problems';
import type { FlowActor } from './create-request-flow';
import type { Voucher } from './create-voucher';
import { isTaken } from './flow-view';
import { limitExceeded, type ValueQuestion } from './item-value';
import type { RequestServices } from './services';

/** What the button of the moment is for: the summary on a phone, or the order. */
export type Goal = 'REVIEW' | 'PLACE';

interface SubmitParts {
  flow: FlowActor;
  problems: Problems;
  voucher: Voucher;
  phoneCheck(): Promise<PhoneCheck>;
}

/** A press of the button, with the fee that was on the screen. */
export interface Press {
  goal: Goal;
  seen: Quote | null;
}

export interface SubmitState {
  /** Set while a high order value waits for a yes, with the press it holds up. */
  question: (ValueQuestion & { press: Press }) | null;
}

/** The button that leads on: checks, questions, and what the flow is told in the end. */
export function createSubmit(services: RequestServices, parts: SubmitParts) {
  const { draft } = services;
  const { flow, problems, voucher } = parts;
  const state = createStore<SubmitState>(() => ({ question: null }));
  let running = false;

  const attempt = async (press: Press): Promise<void> => {
    const checked = await checkForm(services, parts);
    if ('problems' in checked) return problems.tell(...checked.problems);
    if (!flow.getSnapshot().hasTag('quoted')) return flow.send({ type: 'RETRY' });
    const question = await limitExceeded(services);
    if (question) return state.setState({ question: { ...question, press } });
    // A code that was typed and not applied was meant to count.
    if (voucher.isOffered() && !(await voucher.apply())) return problems.point('voucher');
    if (!(await isFeeSeen(flow, press.seen))) return;
    // What was typed meanwhile is checked as well.
    if (draft.getState().form !== checked.form) return attempt(press);
    problems.clear();
    flow.send(leadOn(press.goal, checked.submission, draft.getState().attempt !== null));
  };
  const once = (work: () => Promise<void>): void => {
    if (running) return;
    running = true;
    void work().finally(() => {
      running = false;
    });
  };
  return {
    state,
    /** Checks everything and goes on to the review or places the order; a second call while one runs does nothing. */
    run(goal: Goal): void {
      if (state.getState().question || isTaken(flow.getSnapshot())) return;
      const press = { goal, seen: flow.getSnapshot().context.quote };
      once(async () => {
        // A fee that is being asked again is waited for: a voucher is only counted against one that holds.
        await settledQuote(flow);
        await attempt(press);
      });
    },
    /** Somebody goes on from a field: what is wrong there is said at once. */
    leave(field: FieldName): void {
      void checkLeftField(services, parts, field);
    },
    /** Says yes or no to a high order value. */
    answer(confirmed: boolean): void {
      const { question } = state.getState();
      if (!question) return;
      state.setState({ question: null });
      if (!confirmed) return problems.point('amount');
      draft.getState().setItemValueConfirmed(true);
      once(() => attempt(question.press));
    },
  };
}

/** What the flow is told once nothing stands in the way. */
function leadOn(goal: Goal, submission: Submission, unsettled: boolean) {
  if (submission.paymentMethod !== 'ONLINE_PAYMENT') return { type: goal, submission };
  // An earlier try may have placed the order: a card pays only once that is certain.
  return unsettled ? ({ type: 'UNSETTLED' } as const) : ({ type: 'PAY', submission } as const);
}

/** The quote once none is being asked any more; null when there is none, or the form was left. */
async function settledQuote(flow: FlowActor): Promise<Quote | null> {
  const settled = await waitFor(flow, (snapshot) => !snapshot.hasTag('renewing')).catch(() => null);
  return settled?.context.quote ?? null;
}

/** Whether the fee costs what was on the screen, but for a voucher that was just applied. */
async function isFeeSeen(flow: FlowActor, seen: Quote | null): Promise<boolean> {
  const now = await settledQuote(flow);
  if (!now || now.fee !== seen?.fee) return false;
  const hasDropped = now.droppedVoucher !== undefined && now.droppedVoucher !== seen.droppedVoucher;
  const isSameVoucher = now.discount?.voucher.code === seen.discount?.voucher.code;
  return !hasDropped && (!isSameVoucher || samePrice(seen, now));
}
