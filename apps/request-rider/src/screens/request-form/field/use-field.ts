import type { FieldName } from '../../../model/form/order-check';
import type { RequestForm } from '../../../model/form/request-form';
import { useDraft, useRequest } from '../request/request-scope';
import { useIsProblemQuiet, useProblemText } from './use-problem-text';

interface BoundField<Key extends keyof RequestForm> {
  value: RequestForm[Key];
  error: string | undefined;
  isErrorQuiet: boolean;
  /** Stores the value and removes the error of the field. */
  change(value: RequestForm[Key]): void;
  /** Attributes of the field's container; validates the field on blur. */
  place: { 'data-field': FieldName; onBlur(): void };
}

export function useField<Key extends keyof RequestForm>(key: Key, name: FieldName): BoundField<Key> {
  const { draft, problems, submit } = useRequest();
  return {
    value: useDraft(({ form }) => form[key]),
    error: useProblemText(name),
    isErrorQuiet: useIsProblemQuiet(name),
    change: (next) => {
      draft.getState().change({ [key]: next });
      problems.repaired(name);
    },
    place: { 'data-field': name, onBlur: () => submit.leave(name) },
  };
}
