import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { BenchFilterChoice } from './BenchFilterChoice';
import { ManyAtOnce } from './ManyAtOnce';
import { OpenPins } from './OpenPins';
import { StepsBack } from './StepsBack';
import styles from '../WorkView.module.css';
import type { BenchView } from '../view/use-bench-view';

interface BenchBarProps {
  store: BenchStore;
  view: BenchView;
  onFind: () => void;
  /** Absent when the sheet is no longer available. */
  onColumns: (() => void) | undefined;
  isMapShown: boolean;
  onMap: () => void;
  onPins: () => void;
}

export function BenchBar({ store, view, onFind, onColumns, isMapShown, onMap, onPins }: BenchBarProps) {
  const { t } = useWording();
  return (
    <div className={styles.bar}>
      <BenchFilterChoice view={view} />
      <StepsBack store={store} view={view} />
      <span className={styles.tools}>
        <OpenPins store={store} onPins={onPins} />
        <ManyAtOnce store={store} view={view} />
        {onColumns && (
          <Button size="s" kind="quiet" icon="grid" onClick={onColumns}>
            {t('mapping.open')}
          </Button>
        )}
        <Button size="s" kind="quiet" icon="chevron-down" onClick={view.fill}>
          {t('keys.fill')}
        </Button>
        <Button size="s" kind="quiet" icon="search" onClick={onFind}>
          {t('keys.find')}
        </Button>
        <Button size="s" kind="quiet" icon="pin" aria-pressed={isMapShown} onClick={onMap}>
          {t('map.open')}
        </Button>
      </span>
    </div>
  );
}
