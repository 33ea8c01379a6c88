import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { openDraftShelf } from '../../api/draft-shelf';
import { useErrorDetail, useWording } from '../../copy';
import type { BulkSayings } from '../../flow/steps/bulk-state';
import { createOutletFlow } from '../../flow/outlets/create-outlet-flow';
import { OUTLET_TABLE } from '../../model/outlets/outlet-table';

/** For the lifetime of the screen. */
export function useOutletFlow(vendorId: string) {
  const ports = usePorts();
  const cache = useQueryClient();
  const { t, errors } = useWording();
  const detail = useErrorDetail();
  const currentSayings = (): BulkSayings => ({
    error: errors,
    success: errors,
    detail,
    draft: (key, count = 0) =>
      key === 'split' ? t('outlets.split', { count }) : t(`draft.${key}`, { count }),
  });
  const sayings = useEffectEvent(currentSayings);
  const [spoken] = useState<{ say: () => BulkSayings }>(() => ({ say: currentSayings }));
  const [shelf] = useState(() => openDraftShelf(ports, vendorId, OUTLET_TABLE));
  const [flow] = useState(() =>
    createOutletFlow({ ports, cache, vendorId, table: OUTLET_TABLE, shelf }, () => spoken.say()),
  );
  useEffect(() => {
    spoken.say = () => sayings();
    return flow.dispose;
  }, [flow, spoken]);
  return { flow, shelf };
}
