import { useState } from 'react';
import { Button, PageFrame, keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from '../../panes/bench/Foot.module.css';

interface SavingOutletsProps {
  name: string;
  total: number;
  done: number;
  onStop: () => void;
}

/** How far saving has come, and what stops it between two rows. */
export function SavingOutlets({ name, total, done, onStop }: SavingOutletsProps) {
  const { t, number } = useWording();
  const [isStopping, setStopping] = useState(false);
  return (
    <PageFrame title={<bdi>{name}</bdi>}>
      <footer ref={keepToastsAbove} className={styles.foot}>
        <p className={styles.running} role="status">
          <strong>{t('outlets.saving', { done: number(done), total: number(total) })}</strong>
          <progress value={done} max={Math.max(1, total)} aria-label={t('outlets.savingLabel')} />
          <span>{t('outlets.savingText')}</span>
        </p>
        <Button
          size="l"
          busy={isStopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {t('outlets.stop')}
        </Button>
      </footer>
    </PageFrame>
  );
}
