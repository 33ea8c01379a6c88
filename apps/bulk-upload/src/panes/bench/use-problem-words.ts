import { useErrorCopy } from '@courier/i18n';
import type { CellProblem } from '../../model/check-row';

/** The rule a cell breaks, in the user's language. */
export function useProblemWords(): (problem: CellProblem) => string {
  const errorCopy = useErrorCopy();
  return ({ key, values }) => errorCopy(key, 'general', values);
}
