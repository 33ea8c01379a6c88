import { useState, useSyncExternalStore } from 'react';
import { useShell } from '../ground/shell-context';
import type { Verdict } from '../ground/guard-route';

const never = () => () => undefined;

/**
 * Whether a screen that stands may stay although maintenance has begun: while something it sent is under way, nobody
 * would learn what became of it.
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
