import { useCallback } from 'react';
import type { FieldName } from '../../../model/order-check';
import type { RequestForm } from '../../../model/request-form';
import { useDraft, useRequest } from './request-scope';
import { useProblemText } from './use-problem-text';

interface BoundField<Key extends keyof RequestForm> {
  value: RequestForm[Key];
  error: string | undefined;
  /** Stores what was typed and takes away the error it may have repaired. */
  change(value: RequestForm[Key]): void;
}

/** One field of the draft with its error. */
export function useField<Key extends keyof RequestForm>(key: Key, name: FieldName): BoundField<Key> {
  const { draft, problem, setProblem } = useRequest();
  const value = useDraft(({ form }) => form[key]);
  const error = useProblemText(name);
  const failing = problem?.field === name;
  const change = useCallback(
    (next: RequestForm[Key]) => {
      draft.getState().change({ [key]: next });
      if (failing) setProblem(null);
    },
    [draft, failing, key, setProblem],
  );
  return { value, error, change };
}
