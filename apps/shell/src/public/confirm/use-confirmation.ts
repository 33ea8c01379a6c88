import { useEffect, useRef, useState } from 'react';
import { failureOf, isApiError, registrationContract } from '@courier/api-client';
import { failureSaying, type Saying } from '../forms/saying';
import { usePublic } from '../public-context';

export type Confirmation =
  | { kind: 'checking' | 'done' | 'expired' | 'unknown' }
  | { kind: 'failed'; reason: Saying };

function outcomeOf(error: unknown): Confirmation {
  if (failureOf(error) === 'ExpiredCodeException') return { kind: 'expired' };
  if (isApiError(error) && error.status === 400) return { kind: 'unknown' };
  return { kind: 'failed', reason: failureSaying(error) };
}

/** Confirms the account whose token the address carries. */
export function useConfirmation(token: string | null) {
  const { connect } = usePublic().services;
  const [outcome, setOutcome] = useState<Confirmation>({ kind: token ? 'checking' : 'unknown' });
  const isStarted = useRef(false);

  async function confirm(): Promise<void> {
    if (!token) return;
    setOutcome({ kind: 'checking' });
    try {
      await connect({ registration: registrationContract }).registration.confirm({ query: { token } });
      setOutcome({ kind: 'done' });
    } catch (error) {
      setOutcome(outcomeOf(error));
    }
  }

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void confirm();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the token of the address
  }, []);
  return { outcome, confirm };
}
