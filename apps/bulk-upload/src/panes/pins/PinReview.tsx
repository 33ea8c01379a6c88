import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import { StepsBack } from '../bench/bar/StepsBack';
import type { BenchView } from '../bench/view/use-bench-view';
import bench from '../bench/WorkView.module.css';
import { PinList } from './PinList';
import { PinMap } from './PinMap';
import styles from './PinReview.module.css';
import { PinsFoot } from './PinsFoot';
import { usePinReview } from './use-pin-review';

interface PinReviewProps {
  store: BenchStore;
  view: BenchView;
  /** After all pins are confirmed. */
  foot: ReactNode;
  onClose: () => void;
}

/** One look at all doubtful pins of a file: a list by how sure they are, beside a map on which they can be moved. */
export function PinReview({ store, view, foot, onClose }: PinReviewProps) {
  const { t } = useWording();
  const pins = usePinReview(store);
  const area = useRef<HTMLElement>(null);
  function onKeyDown({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    if (!ctrlKey && !metaKey) return;
    const letter = key.toLowerCase();
    if (letter === 'y' || (letter === 'z' && shiftKey)) store.redo();
    else if (letter === 'z') store.undo();
  }
  return (
    <>
      <div className={bench.bar}>
        <div className={styles.tools}>
          <Button size="s" icon="table" onClick={onClose}>
            {t('pins.rows')}
          </Button>
          <StepsBack store={store} view={view} />
          {pins.isSecondLookMissing && (
            <p className={styles.notice} role="status">
              <Icon name="info" size={16} /> {t('pins.notCompared')}
            </p>
          )}
        </div>
      </div>
      <section
        ref={area}
        className={styles.review}
        aria-label={t('pins.map')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <PinList store={store} view={pins} />
        <PinMap store={store} view={pins} />
      </section>
      {pins.confirmable.length > 0 ? (
        <PinsFoot
          view={pins}
          onConfirm={() => {
            pins.confirmAll();
            // The button may be gone.
            area.current?.focus();
          }}
        />
      ) : (
        foot
      )}
    </>
  );
}
