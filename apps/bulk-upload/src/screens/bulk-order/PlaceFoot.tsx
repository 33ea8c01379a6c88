import { toBulkPhase, type BulkJob } from '@courier/api-client';
import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import { toJobFigures } from '../../model/result/job-figures';
import styles from '../../panes/bench/Foot.module.css';

interface PlaceFootProps {
  job: BulkJob;
  /** Fees of the orders to be placed, major units. */
  fees: number;
  onPlace: () => void;
}

export function PlaceFoot({ job, fees, onPlace }: PlaceFootProps) {
  const { t, number, money } = useWording();
  const { toPlace, total, errors } = toJobFigures(job);
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <p>
        <span>{t('place.good')}</span>
        <strong>
          <LiveText>{number(toPlace)}</LiveText> <small>{t('place.of', { total: number(total) })}</small>
        </strong>
      </p>
      <p>
        <span>{t('place.fees')}</span>
        <strong>
          <bdi dir="ltr">{money(fees)}</bdi>
        </strong>
      </p>
      <p className={styles.note}>
        {errors > 0 && <span>{t('place.left', { count: errors })}</span>}
        <span>{t('place.once')}</span>
      </p>
      <Button kind="primary" size="l" onClick={onPlace}>
        {t(toBulkPhase(job) === 'stopped' ? 'place.goOn' : 'place.button', { count: toPlace })}
      </Button>
    </footer>
  );
}
