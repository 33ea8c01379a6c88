import { useEffect, useState, type ComponentType } from 'react';
import { usePorts } from '@courier/shell-api';
import type CardForm from './CardForm';

type Form = typeof CardForm extends (props: infer Props) => unknown ? ComponentType<Props> : never;

/** Loads the card form with its validation and encryption; a failed load can be retried. */
export function useCardForm(): { Form: Form | null; failed: boolean; retry(): void } {
  const { analytics } = usePorts();
  const [Form, setForm] = useState<Form | null>(null);
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    import('./CardForm').then(
      ({ default: loaded }) => setForm(() => loaded),
      (error: unknown) => {
        analytics.trackError('card form', error);
        setFailures(tries);
      },
    );
  }, [analytics, tries]);
  return { Form, failed: failures === tries, retry: () => setTries(tries + 1) };
}
