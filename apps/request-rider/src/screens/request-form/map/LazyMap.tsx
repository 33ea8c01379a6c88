import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';

/** Nothing can be typed into a map: its code comes once the fields stand, and a map that cannot be had costs nothing else. */
const RequestMap = lazy(() =>
  import('./RequestMap').then(
    ({ RequestMap: Map }): { default: () => ReactNode } => ({ default: Map }),
    () => ({ default: () => null }),
  ),
);

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
  if (!painted) return null;
  return (
    <Suspense fallback={null}>
      <RequestMap />
    </Suspense>
  );
}
