import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../shell-context/shell-context';
import { isRenewable } from '../session/renewal';

/** True during the refresh of an expired session; the redirect to sign-in waits for it. */
export function useRenewal(): boolean {
  const { session, renew, now } = useShell();
  const state = useStore(session);
  const [failed, setFailed] = useState<string | null>(null);
  const token = state.meta?.AccessToken ?? null;
  const isRunning = isRenewable(state, now) && token !== failed;
  useEffect(() => {
    if (!isRunning) return;
    void renew().then((isExtended) => {
      if (!isExtended) setFailed(token);
    });
  }, [isRunning, renew, token]);
  return isRunning;
}
