import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import styles from '../PlaceFoot.module.css';
import type { BenchView } from './use-bench-view';

/** What is left to mend, and the button that has the server check the rows. */
export function BenchFoot({ view, onCheck }: { view: BenchView; onCheck: () => void }) {
  const { t, number } = useWording();
  const total = view.bench.rows.length;
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <p>
        <span>{t('place.good')}</span>
        <strong>
          {number(total - view.wrongCount)} <small>{t('place.of', { total: number(total) })}</small>
        </strong>
      </p>
      <p>
        <span>{t('bench.wrong')}</span>
        <strong>{number(view.wrongCount)}</strong>
      </p>
      <p className={styles.note}>
        <span>{t('bench.nothingPlaced')}</span>
      </p>
      <Button kind="primary" size="l" disabled={total === 0} onClick={onCheck}>
        {t('bench.check', { count: total })}
      </Button>
    </footer>
  );
}
