import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import styles from '../bench/Foot.module.css';
import type { PinReviewView } from './use-pin-review';

interface PinsFootProps {
  view: PinReviewView;
  onConfirm: () => void;
}

/** One visible action confirms all pins of a group and says how many. */
export function PinsFoot({ view, onConfirm }: PinsFootProps) {
  const { t, number } = useWording();
  const { confirmable, groups, isSuspectNext, toCheck } = view;
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <p>
        <span>{t('pins.toCheck')}</span>
        <strong data-look="asked">
          <LiveText>{number(toCheck)}</LiveText>
        </strong>
      </p>
      <p>
        <span>{t('pins.done')}</span>
        <strong>{number(groups.done.length)}</strong>
      </p>
      {groups.suspect.length > 0 && (
        <p>
          <span>{t('pins.suspect')}</span>
          <strong data-look="errors">{number(groups.suspect.length)}</strong>
        </p>
      )}
      <p className={styles.note}>
        <span>{t('bench.nothingPlaced')}</span>
      </p>
      <Button kind="primary" size="l" icon="check" onClick={onConfirm}>
        {t(isSuspectNext ? 'pins.confirmSuspect' : 'pins.confirm', { count: confirmable.length })}
      </Button>
    </footer>
  );
}
