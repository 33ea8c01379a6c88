import { Suspense, lazy, type ReactNode } from 'react';

/** Nothing can be typed into a map: its code comes once the fields stand, and a map that cannot be had costs nothing else. */
const RequestMap = lazy(() =>
  import('./RequestMap').then(
    ({ RequestMap: Map }): { default: () => ReactNode } => ({ default: Map }),
    () => ({ default: () => null }),
  ),
);

export function LazyMap() {
  return (
    <Suspense fallback={null}>
      <RequestMap />
    </Suspense>
  );
}
