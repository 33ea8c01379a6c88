import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { QuestionName } from '../../../flow/form/create-questions';
import { useRequest } from '../request/request-scope';

interface QuestionFocusOptions {
  /** Whether the question takes the focus as soon as it is shown. */
  onOpening: boolean;
}

/** Scrolls to a question and focuses its harmless answer (`data-answer`) whenever something waits for it. */
export function useQuestionFocus(
  name: QuestionName,
  { onOpening }: QuestionFocusOptions,
): RefObject<HTMLDivElement | null> {
  const { questions } = useRequest();
  const place = useRef<HTMLDivElement>(null);
  // A passive effect runs after a closed dialog has restored the focus.
  useEffect(() => {
    if (onOpening) focusAnswer(place.current);
  }, [onOpening]);
  useLayoutEffect(
    () =>
      questions.state.subscribe(({ wanted }, before) => {
        if (wanted !== before.wanted && wanted?.question === name) focusAnswer(place.current);
      }),
    [questions, name],
  );
  return place;
}

function focusAnswer(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[data-answer]')?.focus({ preventScroll: true });
  // The docket or the footer of a phone covers the end of the form.
  place?.scrollIntoView({ block: 'center' });
}
