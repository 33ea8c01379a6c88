import { useStore } from 'zustand';
import { useErrorCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import type { FieldName } from '../../model/form-problems';

/** What is wrong with a field, in words; undefined when nothing is. */
export function useProblemText(point: CollectionPoint): (field: FieldName) => string | undefined {
  const problems = useStore(point.store, (state) => state.problems);
  const errorCopy = useErrorCopy();
  return (field) => {
    const problem = problems[field];
    return problem && errorCopy(problem.key, 'error.invalid-input', problem.values);
  };
}
