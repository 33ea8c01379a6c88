import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail, useWording } from '../../copy';
import type { BulkSayings } from '../../flow/bulk-state';
import { createBulkFlow } from '../../flow/create-bulk-flow';

/** The flow of this vendor for as long as the screen stands. */
export function useBulkFlow(vendorId: string, openedJobId: string | null) {
  const ports = usePorts();
  const cache = useQueryClient();
  const { errors } = useWording();
  const detail = useErrorDetail();
  const sayings = useEffectEvent((): BulkSayings => ({ error: errors, success: errors, detail }));
  const [spoken] = useState<{ say: () => BulkSayings }>(() => ({
    say: () => ({ error: errors, success: errors, detail }),
  }));
  const [flow] = useState(() => createBulkFlow({ ports, cache, vendorId }, openedJobId, () => spoken.say()));
  useEffect(() => {
    spoken.say = () => sayings();
    return flow.dispose;
  }, [flow, spoken]);
  return flow;
}
