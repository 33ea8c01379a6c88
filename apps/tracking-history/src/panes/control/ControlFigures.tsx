import { Button, Icon } from '@courier/ui-kit/core';
import { RISK_KINDS, type RiskKind } from '../../model/board/control-risk';
import type { Board, todaysFigures } from '../../model/board/control-board';
import { useWording } from '../../copy';
import styles from './ControlFigures.module.css';
import { RISK_LOOK } from './risk-words';

interface ControlFiguresProps {
  board: Board;
  today: ReturnType<typeof todaysFigures>;
  nowSeconds: number;
  /** Unix seconds of the data; null while it is live. */
  shownAsOf: number | null;
  hasSound: boolean;
  onKind(kind: RiskKind): void;
  onSound(): void;
  onWall(): void;
}

export function ControlFigures(props: ControlFiguresProps) {
  const { board, today, nowSeconds, shownAsOf, hasSound, onKind, onSound, onWall } = props;
  const { t, time, day, number, percent } = useWording();
  return (
    <div className={styles.strip}>
      <p className={styles.clock}>
        <b>{time(shownAsOf ?? nowSeconds)}</b>
        <span>{shownAsOf === null ? day(nowSeconds) : t('control.notLive')}</span>
      </p>
      <p>
        <b>{number(board.running)}</b>
        <span>{t('control.running', { count: board.running })}</span>
      </p>
      <div className={styles.risks} aria-live="polite">
        {RISK_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            data-risk={kind}
            className={styles.risk}
            onClick={() => onKind(kind)}
          >
            <Icon name={RISK_LOOK[kind].icon} size={20} />
            <b>{number(board.risks[kind].length)}</b>
            <span>{t(`control.risk.${kind}`)}</span>
          </button>
        ))}
      </div>
      <p className={styles.more}>
        <b>{today.promised === 0 ? '–' : percent(today.onTime / today.promised)}</b>
        <span>
          {t('control.onTimeToday', { onTime: number(today.onTime), promised: number(today.promised) })}
        </span>
      </p>
      <p className={styles.more}>
        <b>{today.medianWait === null ? '–' : t('insights.minutes', { count: today.medianWait })}</b>
        <span>{t('control.medianWait')}</span>
      </p>
      <div className={styles.tools}>
        <Button kind="quiet" size="s" aria-pressed={hasSound} onClick={onSound}>
          {t(hasSound ? 'control.soundOn' : 'control.soundOff')}
        </Button>
        <Button size="s" aria-keyshortcuts="f" onClick={onWall}>
          {t('control.wall')}
        </Button>
      </div>
    </div>
  );
}
