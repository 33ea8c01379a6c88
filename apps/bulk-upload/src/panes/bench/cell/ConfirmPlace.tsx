import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import type { BenchView } from '../view/use-bench-view';

/** Confirms the location found for the active row; renders nothing when it needs no confirmation. */
export function ConfirmPlace({ store, view }: { store: BenchStore; view: BenchView }) {
  const { t } = useWording();
  const { row: index } = view.at;
  const row = view.bench.rows[index];
  const certainty = store.findCertainty(index);
  const isConfirmable = certainty === 'doubtful' || certainty === 'suspect';
  if (!row || !isConfirmable || store.findPlace(row).position === null) return null;
  return (
    <Button size="s" icon="pin" onClick={() => store.confirmPins([index])}>
      {t('map.confirm')}
    </Button>
  );
}
