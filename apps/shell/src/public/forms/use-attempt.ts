import { useRef, useState } from 'react';
import { isApiError } from '@courier/api-client';
import { failureSaying, isWaiting, type Saying } from './saying';

/** Messages by field, or for the whole form. */
export type Problems<Field extends string> = Partial<Record<Field | 'form', Saying>>;

interface Attempt<Field extends string> {
  /** Validates the input; a problem prevents the request. */
  check: () => Problems<Field>;
  run: () => Promise<void>;
  /** The field for an error path of the service. */
  findField?: (path: string) => Field | undefined;
  /** Messages for particular errors. */
  describeError?: (error: unknown) => Saying | undefined;
}

/** Prevents parallel attempts. After a failure the typed values are kept. */
export function useAttempt<Field extends string>() {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Field>>({});
  /** Number of attempts that found a problem. */
  const [findings, setFindings] = useState(0);
  const isRunning = useRef(false);

  function showFieldProblems(found: Problems<Field>): void {
    setProblems(found);
    setFindings((count) => count + 1);
  }

  async function attempt({ check, run, findField, describeError }: Attempt<Field>): Promise<void> {
    if (isRunning.current || isWaiting(problems.form)) return;
    const found = check();
    if (Object.keys(found).length > 0) return showFieldProblems(found);
    if (!navigator.onLine) return showFieldProblems({ form: ({ t }) => t('offline') } as Problems<Field>);
    setProblems({});
    isRunning.current = true;
    setBusy(true);
    try {
      await run();
    } catch (error) {
      const path = isApiError(error) ? error.field?.split('.').at(-1) : undefined;
      const place = (path === undefined ? undefined : findField?.(path)) ?? 'form';
      showFieldProblems({ [place]: describeError?.(error) ?? failureSaying(error) } as Problems<Field>);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  const clear = (field: Field) =>
    setProblems((current) => ({ ...current, [field]: undefined, form: undefined }));

  return { isBusy, problems, findings, attempt, clear };
}
