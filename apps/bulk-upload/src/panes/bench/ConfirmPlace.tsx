import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import type { BenchView } from './use-bench-view';

/** Confirms the location found for the active row; renders nothing when it needs no confirmation. */
export function ConfirmPlace({ store, view }: { store: BenchStore; view: BenchView }) {
  const { t } = useWording();
  const { row: index } = view.at;
  const row = view.bench.rows[index];
  const place = row && store.findPlace(row);
  if (!place?.position || place.certainty !== 'doubtful') return null;
  const { position } = place;
  return (
    <Button size="s" icon="pin" onClick={() => store.movePin(index, position)}>
      {t('map.confirm')}
    </Button>
  );
}
