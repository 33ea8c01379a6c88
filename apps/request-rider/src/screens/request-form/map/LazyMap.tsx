import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { fetchMap, MapSoon } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { useFlow } from '../request/request-scope';

/** Nothing can be typed into a map: its code comes once the fields stand, and a map that cannot be had costs nothing else. */
const RequestMap = lazy(() => {
  void fetchMap();
  return import('./RequestMap').then(
    ({ RequestMap: Map }): { default: () => ReactNode } => ({ default: Map }),
    () => ({ default: () => null }),
  );
});

/** Drawn after the first frame of what stands around it: a map takes its time to set up. */
export function LazyMap() {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  if (!painted) return <Soon />;
  return (
    <Suspense fallback={<Soon />}>
      <RequestMap />
    </Suspense>
  );
}

function Soon() {
  const { country, mapStyleUrl } = useLocaleState();
  const origin = useFlow(({ context }) => context.origin);
  return <MapSoon at={origin ?? country.mapCentre} styleUrl={mapStyleUrl} />;
}
