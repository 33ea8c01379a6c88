import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ManifestRoute } from '@courier/config/registry';
import { ScreenSkeleton } from '../shell-context/ScreenSkeleton';
import { useShell } from '../shell-context/shell-context';
import { rememberReturnPath } from '../session/return-path';
import { guardRoute } from '../shell-context/guard-route';
import { useGuardedStay } from './use-guarded-stay';
import { useRenewal } from './use-renewal';
import { useVisitor } from '../shell-context/use-visitor';

interface GuardedProps {
  route: Pick<ManifestRoute, 'access' | 'flag' | 'modes'>;
  /** Label of the loading state while an expired session is refreshed. */
  title: string;
  children: ReactNode;
}

/** Shows its children to an allowed visitor; all others leave the workspace. */
export function Guarded({ route, title, children }: GuardedProps) {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const verdict = guardRoute(route, useVisitor());
  const isRenewing = useRenewal();
  const isSessionMissing = verdict.kind === 'leave' && verdict.reason === 'session';
  const isWaiting = isSessionMissing && isRenewing;
  const isStaying = useGuardedStay(verdict);
  const to = verdict.kind === 'leave' && !isWaiting && !isStaying ? verdict.to : null;

  useEffect(() => {
    if (to === null || shell.isLeaving()) return;
    if (isSessionMissing) rememberReturnPath(shell.tab, pathname + search);
    shell.page.replace(to);
  }, [to, isSessionMissing, shell, pathname, search]);

  if (isWaiting) return <ScreenSkeleton title={title} />;
  return to === null ? children : null;
}
