import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { usePorts } from '@courier/shell-api';
import type CardForm from './CardForm';

type Form = typeof CardForm extends (props: infer Props) => unknown ? ComponentType<Props> : never;

/** Loads the card form, with what checks and encrypts a card; a file that cannot be had can be asked for again. */
export function useCardForm(): { Form: Form | null; failed: boolean; retry(): void } {
  const { analytics } = usePorts();
  const [Form, setForm] = useState<Form | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./CardForm').then(
      ({ default: loaded }) => setForm(() => loaded),
      (error: unknown) => {
        analytics.trackError('card form', error);
        setFailed(true);
      },
    );
  }, [analytics]);
  useEffect(load, [load]);
  return { Form, failed, retry: load };
}
