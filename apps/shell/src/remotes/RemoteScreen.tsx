import { Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import type { RemoteRelease } from '@courier/config/registry';
import { useReadable, type ScreenProps } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { ScreenSkeleton } from '../shell-context/ScreenSkeleton';
import { useRouteTitle } from '../shell-context/use-route-title';
import type { PlacedRoute } from '../registry/composition';
import { ErrorPage } from './ErrorPage';
import { newReference } from '../loading/part-load';
import { asFault } from '../loading/remote-fault';
import { RemotePlace } from './RemotePlace';
import { SlowNotice } from './SlowNotice';
import { LimitError } from '../fault-isolation/limit-error';
import { LOST_AFTER_MS, WaitingScreen } from './WaitingScreen';

/** Shows the skeleton, the screen or the error page of a remote, and isolates its errors. */
export function RemoteScreen({ placed }: { placed: PlacedRoute }) {
  const { partLoad, ports, onBroken, faultReports, changeReleases } = useShell();
  const location = useLocation();
  const title = useRouteTitle()(placed);
  const load = partLoad(placed.entry, { screen: placed.route.id });
  const state = useReadable(load);
  const [turn, setTurn] = useState(0);

  useEffect(() => load.start(), [load, location.key]);

  if (state.phase === 'failed') {
    return (
      <ErrorPage placed={placed} failure={state.failure} onRetry={() => changeReleases() || load.retry()} />
    );
  }
  if (state.phase === 'loading') {
    return state.slow ? (
      <SlowNotice title={title} attempt={state.attempt} onRetry={() => load.retry()} />
    ) : (
      <ScreenSkeleton title={title} />
    );
  }
  const { release } = state;
  const Screen = state.Part as ComponentType<ScreenProps>;
  return (
    <ErrorBoundary
      resetKeys={[location.key]}
      onError={(error) => {
        ports.analytics.trackError(`screen_broken_${placed.route.id}`, error);
        onBroken({ remote: placed.entry.name, release: release.version, what: 'screen', error });
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <BrokenWall
          placed={placed}
          release={release}
          error={error}
          onRetry={() => changeReleases() || resetErrorBoundary()}
        />
      )}
    >
      <Suspense
        key={turn}
        fallback={
          <WaitingScreen
            title={title}
            onRetry={() => changeReleases() || setTurn(turn + 1)}
            onLost={() =>
              faultReports.report({
                remote: placed.entry.name,
                release: release.version,
                what: 'screen',
                error: new LimitError(`It did not come within ${LOST_AFTER_MS / 1000} s`),
              })
            }
          />
        }
      >
        <RemotePlace entry={placed.entry}>
          <Screen routeId={placed.route.id} />
        </RemotePlace>
      </Suspense>
    </ErrorBoundary>
  );
}

interface BrokenWallProps {
  placed: PlacedRoute;
  release: RemoteRelease;
  error: unknown;
  onRetry: () => void;
}

/** Memoized, so that time and reference stay the same for this error: users report them to support. */
function BrokenWall({ placed, release, error, onRetry }: BrokenWallProps) {
  const failure = useMemo(
    () => ({ fault: asFault(error), reference: newReference(), at: new Date(), attempts: 1, release }),
    [error, release],
  );
  return <ErrorPage placed={placed} failure={failure} isBroken onRetry={onRetry} />;
}
