import { useStore } from 'zustand';
import { useReadable } from '@courier/shell-api';
import { useShell } from './shell-context';
import { hasValidAccess, isWaitingGuest, sessionMode } from '../session/access';
import type { Visitor } from './guard-route';

export function useVisitor(): Visitor {
  const { session, flags, now } = useShell();
  const state = useStore(session);
  const values = useReadable(flags);
  return {
    mode: sessionMode(state),
    hasAccess: hasValidAccess(state, now()) && (!isWaitingGuest(state) || values['guest_checkout'] === true),
    isOn: (flag) => values[flag] === true,
  };
}
