import { waitFor } from 'xstate';
import { createStore } from 'zustand/vanilla';
import type { PhoneCheck } from '../api/phone-check';
import type { FieldName } from '../model/form/order-check';
import { samePrice, type Quote } from '../model/quote/quote';
import type { Submission } from '../model/payment/submission';
import { checkForm, checkLeftField } from './form/check-form';
import type { Destination } from './form/create-destination';
import type { Problems } from './form/create-problems';
import type { Questions } from './form/create-questions';
import type { FlowActor, FlowSnapshot } from './machine/create-request-flow';
import type { Voucher } from './form/create-voucher';
import { isChecking, isTaken } from './machine/flow-view';
import { limitExceeded, type ValueQuestion } from './machine/item-value';
import type { RequestServices } from './services';

export type Goal = 'REVIEW' | 'PLACE';

interface SubmitParts {
  flow: FlowActor;
  problems: Problems;
  questions: Questions;
  destination: Destination;
  voucher: Voucher;
  phoneCheck(): Promise<PhoneCheck>;
}

export interface Press {
  goal: Goal;
  seen: Quote | null;
}

export interface SubmitState {
  /** Set while a high order value needs a confirmation; contains the pending press. */
  question: (ValueQuestion & { press: Press }) | null;
}

export function createSubmit(services: RequestServices, parts: SubmitParts) {
  const { draft } = services;
  const { flow, problems, questions, destination, voucher } = parts;
  const state = createStore<SubmitState>(() => ({ question: null }));
  let running = false;

  const attempt = async (press: Press): Promise<void> => {
    const checked = await checkForm(services, parts);
    if ('problems' in checked) return problems.report(...checked.problems);
    if (!flow.getSnapshot().hasTag('quoted')) return flow.send({ type: 'RETRY' });
    const question = await limitExceeded(services);
    if (question) return state.setState({ question: { ...question, press } });
    // A typed code counts as applied.
    if (voucher.isOffered() && !(await voucher.apply())) return problems.point('voucher');
    if (!(await isFeeSeen(flow, press.seen))) return;
    // The form changed during the check.
    if (draft.getState().form !== checked.form) return attempt(press);
    // A question arrived during the check.
    if (questions.reveal()) return;
    problems.clear();
    flow.send(nextEvent(press.goal, checked.submission, draft.getState().attempt !== null));
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
    /** Checks the form, then opens the review or places the order; ignored while another run is pending. */
    run(goal: Goal): void {
      if (questions.reveal() || state.getState().question || isTaken(flow.getSnapshot())) return;
      const press = { goal, seen: flow.getSnapshot().context.quote };
      once(async () => {
        // Wait for the service hours, and for a renewed fee: a voucher can only be validated against a valid one.
        await settledQuote(flow);
        if (flow.getSnapshot().matches('ServiceClosed')) return;
        // The address of a moved pin is still the former one.
        await settledLookup(destination);
        await attempt(press);
      });
    },
    leave(field: FieldName): void {
      void checkLeftField(services, parts, field);
    },
    respond(confirmed: boolean): void {
      const { question } = state.getState();
      if (!question) return;
      state.setState({ question: null });
      if (!confirmed) return problems.point('amount');
      draft.getState().setItemValueConfirmed(true);
      once(() => attempt(question.press));
    },
    /** Accepts the changed fee; another open question comes first. */
    agree: (): void => flow.send({ type: questions.reveal() ? 'BACK' : 'AGREE' }),
    /** Sends the earlier attempt again. */
    settle(): void {
      if (!questions.reveal()) flow.send({ type: 'SETTLE' });
    },
  };
}

function nextEvent(goal: Goal, submission: Submission, unsettled: boolean) {
  if (submission.paymentMethod !== 'ONLINE_PAYMENT') return { type: goal, submission };
  // An earlier attempt may have placed the order: the card is charged only after that is settled.
  return unsettled ? ({ type: 'UNSETTLED' } as const) : ({ type: 'PAY', submission } as const);
}

/** The quote after pending requests end; null when there is none or the form was left. */
async function settledQuote(flow: FlowActor): Promise<Quote | null> {
  const isSettled = (snapshot: FlowSnapshot) => !snapshot.hasTag('renewing') && !isChecking(snapshot);
  const settled = await waitFor(flow, isSettled).catch(() => null);
  return settled?.context.quote ?? null;
}

async function settledLookup({ lookup }: Destination): Promise<void> {
  if (!lookup.state.getState().busy) return;
  await new Promise<void>((resolve) => {
    const stop = lookup.state.subscribe(({ busy }) => {
      if (busy) return;
      stop();
      resolve();
    });
  });
}

/** Whether the fee equals the one on the screen, apart from a newly applied voucher. */
async function isFeeSeen(flow: FlowActor, seen: Quote | null): Promise<boolean> {
  const now = await settledQuote(flow);
  if (!now || now.fee !== seen?.fee) return false;
  const hasDropped = now.droppedVoucher !== undefined && now.droppedVoucher !== seen.droppedVoucher;
  const isSameVoucher = now.discount?.voucher.code === seen.discount?.voucher.code;
  return !hasDropped && (!isSameVoucher || samePrice(seen, now));
}
