import { useMemo } from 'react';
import type { BulkJob } from '@courier/api-client';
import { routes, usePorts } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { Button, StatusTag } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { placedCash, placedFees, type ResultGroups } from '../../model/result/result-groups';
import styles from './ResultCounts.module.css';

const COUNTS = [
  { name: 'placed', tone: 'done', icon: 'check' },
  { name: 'held', tone: 'late', icon: 'question' },
  { name: 'failed', tone: 'fail', icon: 'warning' },
  { name: 'open', tone: 'wait', icon: 'hourglass' },
] as const;

/** Numbers of placed, held and failed rows, which add up to the rows of the file. */
export function ResultCounts({ job, groups }: { job: BulkJob; groups: ResultGroups }) {
  const { t, number, money } = useWording();
  const { navigation } = usePorts();
  const orders = routes.orderTracking({ vendorId: job.vendor_id });
  const hasOrders = useScreenAddress()(orders) !== null;
  const count = groups.placed.length;
  const cash = useMemo(() => placedCash(groups), [groups]);
  const shown = COUNTS.filter(({ name }) => name !== 'open' || groups.open.length > 0);
  return (
    <div className={styles.counts}>
      <ul aria-label={t('result.counts')}>
        {shown.map(({ name, tone, icon }) => (
          <li key={name}>
            <StatusTag tone={tone} icon={icon}>
              {t(`result.${name}`)}
            </StatusTag>
            <b>{number(groups[name].length)}</b>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <div className={styles.sums}>
          <p>
            <span>{t('result.fees', { count })}</span>
            <b>
              <bdi dir="ltr">{money(placedFees(groups))}</bdi>
            </b>
          </p>
          {cash !== null && cash > 0 && (
            <p>
              <span>{t('result.cash')}</span>
              <b>
                <bdi dir="ltr">{money(cash)}</bdi>
              </b>
            </p>
          )}
          {hasOrders && (
            <Button kind="quiet" icon="tracking" onClick={() => navigation.go(orders)}>
              {t('result.openOrders', { count })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
