import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../app/ScreenSkeleton';
import { useShell } from '../app/shell-context';
import { useTitleOf } from '../app/use-title-of';
import { rememberReturnPath } from '../session/return-path';
import { VendorGate } from '../vendors/VendorGate';
import type { PlacedRoute } from './composition';
import { guardRoute } from './guard-route';
import { RemoteScreen } from './RemoteScreen';
import { useRenewal } from './use-renewal';
import { useVisitor } from './use-visitor';

/** What the router mounts for a path of a manifest: guard, vendor, then the remote's screen. */
export function RemoteRoute({ placed }: { placed: PlacedRoute }) {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const verdict = guardRoute(placed.route, useVisitor());
  const isRenewing = useRenewal();
  const title = useTitleOf()(placed);
  const isSessionMissing = verdict.kind === 'leave' && verdict.reason === 'session';
  const isWaiting = isSessionMissing && isRenewing;
  const to = verdict.kind === 'leave' && !isWaiting ? verdict.to : null;

  useEffect(() => {
    if (to === null || shell.isLeaving()) return;
    if (isSessionMissing) rememberReturnPath(shell.tab, pathname + search);
    shell.page.replace(to);
  }, [to, isSessionMissing, shell, pathname, search]);

  if (isWaiting) return <ScreenSkeleton title={title} />;
  if (to !== null) return null;
  return (
    <VendorGate placed={placed}>
      <RemoteScreen placed={placed} />
    </VendorGate>
  );
}
