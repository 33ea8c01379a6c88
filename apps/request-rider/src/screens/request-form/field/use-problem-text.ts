import { useCopy, useErrorCopy, type CopyKey } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import type { FieldName } from '../../../model/order-check';
import { useStore } from 'zustand';
import { useFlow, useRequest } from '../request/request-scope';

/** What is wrong with a field, in words; undefined when nothing is. */
export function useProblemText(field: FieldName): string | undefined {
  const problem = useStore(useRequest().problems.state, ({ problems }) =>
    problems.find((candidate) => candidate.field === field),
  );
  const t = useCopy(NAMESPACE);
  const errorCopy = useErrorCopy();
  const hours = useFlow(({ context }) => context.hours);
  if (!problem) return undefined;
  if (problem.key.startsWith('time.')) {
    return t(problem.key as CopyKey<typeof NAMESPACE>, {
      from: hours?.opensAt ?? '',
      to: hours?.closesAt ?? '',
    });
  }
  return errorCopy(problem.key, 'general');
}
