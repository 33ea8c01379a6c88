import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { furthestStep, type PhoneStep } from './flow-view';
import { useFlow, useRequest } from './request-scope';

const STEPS: readonly PhoneStep[] = ['where', 'details', 'review'];
const rank = (step: PhoneStep) => STEPS.indexOf(step);

/** The step a phone shows: the one in the address, as far as the flow allows it. Back is an event the flow may refuse. */
export function usePhoneStep(active: boolean): { step: PhoneStep; go(step: PhoneStep): void } {
  const { flow } = useRequest();
  const [query, setQuery] = useSearchParams();
  const furthest = useFlow(furthestStep);
  const wanted = STEPS.find((step) => step === query.get('step')) ?? 'where';

  const go = useCallback(
    (step: PhoneStep, replace = false) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (step === 'where') after.delete('step');
          else after.set('step', step);
          return after;
        },
        { replace },
      );
    },
    [setQuery],
  );

  const before = useRef({ active, wanted, furthest });
  useEffect(() => {
    const last = before.current;
    before.current = { active, wanted, furthest };
    if (!active || furthest !== 'review') return;
    if (!last.active || last.furthest !== 'review') return go('review');
    if (last.wanted !== 'review' || wanted === 'review') return;
    // The address went back: the flow follows, or stays while an order is on its way.
    flow.send({ type: 'BACK' });
    if (furthestStep(flow.getSnapshot()) === 'review') go('review');
  }, [active, flow, furthest, go, wanted]);

  return { step: rank(wanted) < rank(furthest) ? wanted : furthest, go };
}
