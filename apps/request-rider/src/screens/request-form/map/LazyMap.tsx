import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { fetchMap, MapSoon } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { useFlow } from '../request/request-scope';

/** Loaded after the fields, because the map takes no input at first; a failed load leaves the form usable. */
const RequestMap = lazy(() => {
  void fetchMap();
  return import('./RequestMap').then(
    ({ RequestMap: Map }): { default: () => ReactNode } => ({ default: Map }),
    () => ({ default: () => null }),
  );
});

/** Rendered after the first frame of the form, because the map is slow to initialise. */
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
