import { useCallback } from 'react';
import { useLocaleState } from '@courier/shell-api';
import type { LaterRules } from '../../../model/delivery-time';
import { useRequest } from './request-scope';

/** What decides whether a later time may be chosen, at the moment it is asked. */
export function useLaterRules(): () => LaterRules {
  const { flow } = useRequest();
  const { timezone } = useLocaleState().country;
  return useCallback(
    () => ({
      nowSeconds: Math.floor(Date.now() / 1000),
      timezone,
      window: flow.getSnapshot().context.hours?.window ?? null,
    }),
    [flow, timezone],
  );
}
