import { useEffect, useRef, useState } from 'react';
import { readFailure, isApiError } from '@courier/api-client';
import { failureSaying, type Saying } from '../forms/saying';
import { useAttempt } from '../forms/use-attempt';
import { usePublic } from '../public-context';

export interface ShownLink {
  confirmed: boolean;
  email_address: string;
  vendor_name?: string | null | undefined;
  password_needed?: boolean | undefined;
}

interface LinkCalls<Shown extends ShownLink> {
  check: () => Promise<Shown>;
  confirm: (proof: { password?: string }) => Promise<unknown>;
}

export type LinkState<Shown> =
  | { kind: 'checking' | 'expired' | 'unknown' }
  | { kind: 'failed'; reason: Saying }
  | { kind: 'asking'; shown: Shown }
  | { kind: 'done'; shown: Shown };

function toFailure<Shown>(error: unknown): LinkState<Shown> {
  if (readFailure(error) === 'ExpiredCodeException') return { kind: 'expired' };
  if (isApiError(error) && (error.status === 400 || error.status === 404)) return { kind: 'unknown' };
  return { kind: 'failed', reason: failureSaying(error) };
}

/**
 * Shows the effect of a mailed link and confirms it only after a press, because mail scanners open pages and
 * run their scripts. `calls` is null for an address without a secret.
 */
export function useMailedLink<Shown extends ShownLink>(calls: LinkCalls<Shown> | null) {
  const [state, setState] = useState<LinkState<Shown>>({ kind: calls === null ? 'unknown' : 'checking' });
  const [password, setTyped] = useState('');
  const isStarted = useRef(false);
  const { page } = usePublic().services;
  const { isBusy, problems, findings, attempt, clear } = useAttempt<'password'>();

  async function checkMailedLink(): Promise<void> {
    if (calls === null) return;
    setState({ kind: 'checking' });
    try {
      const shown = await calls.check();
      setState({ kind: shown.confirmed ? 'done' : 'asking', shown });
    } catch (error) {
      setState(toFailure(error));
    }
  }

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void checkMailedLink();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the secret of the address
  }, []);

  useEffect(() => {
    // Opening a second link in this tab changes only the fragment, which loads no document.
    const reload = () => page.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, [page]);

  async function confirm(shown: Shown): Promise<void> {
    if (calls === null) return;
    try {
      await calls.confirm(shown.password_needed ? { password } : {});
    } catch (error) {
      const failure = toFailure<Shown>(error);
      const isRefused = isApiError(error) && error.field !== 'password' && error.status !== 429;
      if (isRefused && (failure.kind === 'expired' || error.status === 404)) return setState(failure);
      throw error;
    }
    setState({ kind: 'done', shown });
  }

  const press = (shown: Shown) =>
    attempt({
      check: () =>
        shown.password_needed && password === ''
          ? { password: ({ t }) => t('confirm.password-missing') }
          : {},
      run: () => confirm(shown),
      findField: (path) => (path === 'password' && shown.password_needed ? 'password' : undefined),
    });

  return {
    state,
    look: checkMailedLink,
    press,
    password,
    setPassword(typed: string) {
      setTyped(typed);
      clear('password');
    },
    isBusy,
    problems,
    findings,
  };
}

export type MailedLinkState<Shown extends ShownLink> = ReturnType<typeof useMailedLink<Shown>>;
