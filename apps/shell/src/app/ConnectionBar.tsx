import { useEffect, useRef } from 'react';
import { OfflineBar } from '@courier/ui-kit/core';
import { useOnline } from './use-online';

/** Says at once that the browser is offline and since when the data stands still. */
export function ConnectionBar() {
  const isOnline = useOnline();
  const since = useRef<Date | null>(null);
  useEffect(() => {
    since.current = isOnline ? null : new Date();
  }, [isOnline]);
  return isOnline ? null : <OfflineBar />;
}
