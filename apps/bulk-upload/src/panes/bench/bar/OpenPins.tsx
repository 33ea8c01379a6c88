import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { pinsToCheck } from '../../../model/places/pin-review';

/** Opens all doubtful pins on one map; renders nothing when there are none. */
export function OpenPins({ store, onPins }: { store: BenchStore; onPins: () => void }) {
  const { t } = useWording();
  const count = pinsToCheck(store.reviewPins());
  if (count === 0) return null;
  return (
    <Button size="s" icon="pin" onClick={onPins}>
      {t('pins.open', { count })}
    </Button>
  );
}
