import type { FieldName } from '../../../model/order-check';
import type { RequestForm } from '../../../model/request-form';
import { useDraft, useRequest } from '../request/request-scope';
import { useProblemText } from './use-problem-text';

interface BoundField<Key extends keyof RequestForm> {
  value: RequestForm[Key];
  error: string | undefined;
  /** Stores what was typed and takes away the error it may have repaired. */
  change(value: RequestForm[Key]): void;
  /** The place of the field on the page; what is wrong is said when it is left. */
  place: { 'data-field': FieldName; onBlur(): void };
}

/** One field of the draft with its error. */
export function useField<Key extends keyof RequestForm>(key: Key, name: FieldName): BoundField<Key> {
  const { draft, problems, submit } = useRequest();
  return {
    value: useDraft(({ form }) => form[key]),
    error: useProblemText(name),
    change: (next) => {
      draft.getState().change({ [key]: next });
      problems.repaired(name);
    },
    place: { 'data-field': name, onBlur: () => submit.leave(name) },
  };
}
