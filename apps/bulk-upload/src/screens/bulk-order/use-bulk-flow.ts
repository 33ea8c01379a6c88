import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { openDraftShelf } from '../../api/draft-shelf';
import { useErrorDetail, useWording } from '../../copy';
import { ORDER_TABLE } from '../../model/bench/order-table';
import type { BulkSayings } from '../../flow/steps/bulk-state';
import { createBulkFlow } from '../../flow/create-bulk-flow';

/** For the lifetime of the screen. */
export function useBulkFlow(vendorId: string, openedJobId: string | null) {
  const ports = usePorts();
  const cache = useQueryClient();
  const { t, errors } = useWording();
  const detail = useErrorDetail();
  const currentSayings = (): BulkSayings => ({
    error: errors,
    success: errors,
    detail,
    draft: (key, count = 0) => t(`draft.${key}`, { count }),
  });
  const sayings = useEffectEvent(currentSayings);
  const [spoken] = useState<{ say: () => BulkSayings }>(() => ({ say: currentSayings }));
  const [shelf] = useState(() => openDraftShelf(ports, vendorId));
  const [flow] = useState(() =>
    createBulkFlow({ ports, cache, vendorId, table: ORDER_TABLE, shelf }, openedJobId, () => spoken.say()),
  );
  useEffect(() => {
    spoken.say = () => sayings();
    return flow.dispose;
  }, [flow, spoken]);
  return { flow, shelf };
}
