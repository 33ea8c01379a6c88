import { useStore } from 'zustand';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { PIN_NEEDED, type FieldName } from '../../model/form-problems';

/** What is wrong with a field, in words; undefined when nothing is. */
export function useProblemText(point: CollectionPoint): (field: FieldName) => string | undefined {
  const problems = useStore(point.store, (state) => state.problems);
  const errorCopy = useErrorCopy();
  const t = useCopy(NAMESPACE);
  return (field) => {
    const problem = problems[field];
    if (problem?.key === PIN_NEEDED) return t(PIN_NEEDED);
    return problem && errorCopy(problem.key, 'error.invalid-input', problem.values);
  };
}
