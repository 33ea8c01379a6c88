import type { ReactNode } from 'react';
import { Button, StatusDisc } from '@courier/ui-kit/core';
import {
  COLUMN_LABELS,
  type Board,
  type RiskyOrder,
  type todaysFigures,
} from '../../model/board/control-board';
import { useWording } from '../../copy';
import { RISK_LOOK } from './risk-words';
import { useCutRows } from './use-cut-rows';
import styles from './WallScreen.module.css';

interface WallScreenProps {
  board: Board;
  risky: readonly RiskyOrder[];
  today: ReturnType<typeof todaysFigures>;
  selectedId: string | null;
  nowSeconds: number;
  /** Unix seconds of the data; null while it is live. */
  shownAsOf: number | null;
  hasSound: boolean;
  hasControls: boolean;
  /** Number of loaded orders if older ones are missing; null if all are loaded. */
  newestCount: number | null;
  outletName(vendorId: string): string;
  map: ReactNode;
  onSound(): void;
  onLeave(): void;
}

/** Designed for reading from three metres. */
export function WallScreen(props: WallScreenProps) {
  const { board, risky, today, nowSeconds, shownAsOf, map } = props;
  const { t, time, day, number, percent } = useWording();
  return (
    <div className={styles.wall}>
      <div className={styles.figures} aria-live="polite">
        <Figure value={number(board.running)} label={t('control.runningHead')} />
        <Figure value={number(risky.length)} label={t('control.atRiskHead')} isAlarming={risky.length > 0} />
        <Figure
          value={today.promised === 0 ? '–' : percent(today.onTime / today.promised)}
          label={t('control.onTimeToday', {
            onTime: number(today.onTime),
            promised: number(today.promised),
          })}
        />
        <p className={styles.clock}>
          <b>{time(shownAsOf ?? nowSeconds)}</b>
          <span>{shownAsOf === null ? day(nowSeconds) : t('control.notLive')}</span>
        </p>
      </div>
      <div className={styles.body}>
        <Risks {...props} />
        <section className={styles.map}>{map}</section>
      </div>
      {props.hasControls && <Controls {...props} />}
    </div>
  );
}

function Figure({
  value,
  label,
  isAlarming = false,
}: {
  value: string;
  label: string;
  isAlarming?: boolean;
}) {
  return (
    <p className={styles.figure} data-alarming={isAlarming || undefined}>
      <b>{value}</b>
      <span>{label}</span>
    </p>
  );
}

/** Most urgent first. A wall screen does not scroll, so rows that do not fit are counted. */
function Risks({ risky, selectedId, newestCount, outletName }: WallScreenProps) {
  const { t, number } = useWording();
  const { list, cut } = useCutRows(risky.length);
  return (
    <section className={styles.risks} aria-label={t('control.riskLabel')}>
      {risky.length === 0 && <p className={styles.calm}>{t('control.calm')}</p>}
      <ul ref={list} className={styles.rows}>
        {risky.map((row, index) => (
          <RiskRow
            key={row.order.order_id}
            row={row}
            isCut={index >= risky.length - cut}
            isSelected={row.order.order_id === selectedId}
            outlet={outletName(row.order.vendor_id)}
          />
        ))}
      </ul>
      {cut > 0 && <p className={styles.cut}>{t('control.more', { number: number(cut) })}</p>}
      {newestCount !== null && <p className={styles.cut}>{t('list.cut', { number: number(newestCount) })}</p>}
    </section>
  );
}

interface RiskRowProps {
  row: RiskyOrder;
  isSelected: boolean;
  /** Does not fit on the screen; it is counted instead. */
  isCut: boolean;
  outlet: string;
}

function RiskRow({ row, isSelected, isCut, outlet }: RiskRowProps) {
  const { t, status } = useWording();
  const { order, risk, column } = row;
  return (
    <li
      className={styles.row}
      data-risk={risk.kind}
      data-cut={isCut || undefined}
      aria-current={isSelected || undefined}
    >
      <StatusDisc {...RISK_LOOK[risk.kind]} size={56} raised={isSelected} />
      <span className={styles.who}>
        <b>{order.customer.name}</b>
        <span>
          {outlet} · {status(COLUMN_LABELS[column])}
        </span>
      </span>
      <span className={styles.value}>
        <b>{risk.minutes > 0 ? t('insights.minutes', { count: risk.minutes }) : t('row.late')}</b>
        {risk.minutes > 0 && <span>{t(`control.cause.${risk.cause}`)}</span>}
      </span>
    </li>
  );
}

function Controls({ hasSound, onSound, onLeave }: WallScreenProps) {
  const { t } = useWording();
  return (
    <div className={styles.controls}>
      <Button aria-pressed={hasSound} onClick={onSound}>
        {t(hasSound ? 'control.soundOn' : 'control.soundOff')}
      </Button>
      <Button kind="primary" aria-keyshortcuts="Escape" onClick={onLeave}>
        {t('control.leaveWall')}
      </Button>
    </div>
  );
}
