import { useEffect, useRef } from 'react';
import { Badge, Button, Icon, StatusDisc } from '@courier/ui-kit/core';
import { RISK_KINDS, STUCK_MINUTES, UNASSIGNED_MINUTES, type Watched } from '../../model/board/control-risk';
import { COLUMN_LABELS, type Board, type RiskyOrder } from '../../model/board/control-board';
import { useWording } from '../../copy';
import { RISK_LOOK } from './risk-words';
import styles from './RiskList.module.css';

interface RiskListProps {
  board: Board;
  watched: ReadonlyMap<string, Watched>;
  selectedId: string | null;
  fresh: ReadonlySet<string>;
  outletName(vendorId: string): string;
  onSelect(orderId: string): void;
  onOpen(orderId: string): void;
}

/** Most urgent first; the selected one shows its actions. */
export function RiskList(props: RiskListProps) {
  const { board, watched, selectedId, fresh, outletName, onSelect, onOpen } = props;
  const { t } = useWording();
  const limits = { late: 0, stuck: STUCK_MINUTES, unassigned: UNASSIGNED_MINUTES };
  const isEmpty = RISK_KINDS.every((kind) => board.risks[kind].length === 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <section className={styles.list} aria-label={t('control.riskLabel')} tabIndex={0}>
      {isEmpty && <p className={styles.calm}>{t('control.calm')}</p>}
      {RISK_KINDS.filter((kind) => board.risks[kind].length > 0).map((kind) => (
        <section key={kind} data-kind={kind} aria-label={t(`control.risk.${kind}`)}>
          <h2 className={styles.head} tabIndex={-1}>
            <Icon name={RISK_LOOK[kind].icon} size={14} />
            {t(`control.risk.${kind}`)} <span>{board.risks[kind].length}</span>
            <small>{t(`control.rule.${kind}`, { minutes: limits[kind] })}</small>
          </h2>
          <ul className={styles.rows}>
            {board.risks[kind].map((risky) => (
              <RiskRow
                key={risky.order.order_id}
                risky={risky}
                watched={watched.get(risky.order.order_id)}
                isSelected={risky.order.order_id === selectedId}
                isNew={fresh.has(risky.order.order_id)}
                outlet={outletName(risky.order.vendor_id)}
                onSelect={onSelect}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface RiskRowProps {
  risky: RiskyOrder;
  watched: Watched | undefined;
  isSelected: boolean;
  isNew: boolean;
  outlet: string;
  onSelect(orderId: string): void;
  onOpen(orderId: string): void;
}

function RiskRow({ risky, watched, isSelected, isNew, outlet, onSelect, onOpen }: RiskRowProps) {
  const { t, status } = useWording();
  const { order, risk, column } = risky;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { name, phone_number: phone } = order.customer;
  return (
    <li ref={row} className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isSelected}
        onClick={() => onSelect(order.order_id)}
      >
        <StatusDisc {...RISK_LOOK[risk.kind]} size={30} raised={isSelected} />
        <span className={styles.who}>
          <span>
            <b>{name}</b> · {outlet} {isNew && <Badge active>{t('control.new')}</Badge>}
          </span>
          <small>{status(COLUMN_LABELS[column])}</small>
        </span>
        <span className={styles.value} data-risk={risk.kind}>
          <b>{risk.minutes > 0 ? t('insights.minutes', { count: risk.minutes }) : t('row.late')}</b>
          {risk.minutes > 0 && <small>{t(`control.cause.${risk.cause}`)}</small>}
        </span>
      </button>
      {isSelected && (
        <span className={styles.actions}>
          <Button kind="primary" size="s" onClick={() => onOpen(order.order_id)}>
            {t('control.open')}
          </Button>
          {watched && (
            <a className={styles.call} href={`tel:${watched.rider.phone_number}`}>
              <Icon name="phone" size={16} />
              {t('control.callRider')}
            </a>
          )}
          <a className={styles.call} href={`tel:${phone}`}>
            <Icon name="phone" size={16} />
            {t('control.callCustomer')}
          </a>
        </span>
      )}
    </li>
  );
}
