import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlow, useRequest } from '../request/request-scope';
import { furthestStep, PHONE_STEPS, type PhoneStep } from './phone-step';

const rank = (step: PhoneStep) => PHONE_STEPS.indexOf(step);

function withStep(before: URLSearchParams, step: PhoneStep): URLSearchParams {
  const after = new URLSearchParams(before);
  if (step === 'where') after.delete('step');
  else after.set('step', step);
  return after;
}

/** The step in the URL, limited by the flow. Back is an event the flow may refuse. */
export function usePhoneStep(active: boolean): { step: PhoneStep; go(step: PhoneStep): void } {
  const { flow } = useRequest();
  const [query, setQuery] = useSearchParams();
  const furthest = useFlow(furthestStep);
  const wanted = PHONE_STEPS.find((step) => step === query.get('step')) ?? 'where';
  const step = rank(wanted) < rank(furthest) ? wanted : furthest;
  const go = (next: PhoneStep) => setQuery((before) => withStep(before, next));

  const last = useRef({ active, wanted, furthest });
  const follow = useEffectEvent(() => {
    const before = last.current;
    last.current = { active, wanted, furthest };
    if (!active || furthest !== 'review') return;
    if (!before.active || before.furthest !== 'review') return go('review');
    if (before.wanted !== 'review' || wanted === 'review') return;
    // The URL went back: the flow follows, or stays while an order is being sent.
    flow.send({ type: 'BACK' });
    if (furthestStep(flow.getSnapshot()) === 'review') go('review');
  });
  useEffect(() => follow(), [active, furthest, wanted]);

  return { step, go };
}
