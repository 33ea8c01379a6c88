import { useState, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context/shell-context';
import type { Verdict } from '../shell-context/guard-route';

const never = () => () => undefined;

/**
 * Whether an open screen stays in spite of maintenance: while a request is pending, its result must be shown.
 */
export function useGuardedStay(verdict: Verdict): boolean {
  const { holds } = useShell();
  const isMaintenance = verdict.kind === 'leave' && verdict.reason === 'maintenance';
  const isHeld = useSyncExternalStore(
    isMaintenance ? holds.subscribe : never,
    () => isMaintenance && holds.isHeld(),
  );
  const [hasStood, setStood] = useState(verdict.kind === 'pass');
  if (verdict.kind === 'pass' && !hasStood) setStood(true);
  return isMaintenance && hasStood && isHeld;
}
