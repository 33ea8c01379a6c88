import { routes, usePorts } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { Button, EmptyState, Icon, PageFrame } from '@courier/ui-kit/core';
import { VirtualTable } from '@courier/ui-kit/data';
import { useErrorDetail, useWording } from '../../copy';
import type { OutletOutcome } from '../../model/outlets/outlet-outcome';
import styles from './SavedOutlets.module.css';

/** Minimum row height of the table, pixels. */
const ROW_HEIGHT = 42;

const SIGNS = { saved: 'check', there: 'check', refused: 'warning', left: 'clock' } as const;

interface SavedOutletsProps {
  vendorId: string;
  name: string;
  outcomes: readonly OutletOutcome[];
  /** Number of rows that were not saved and are kept. */
  left: number;
  onRepair: () => void;
  onAskAgain: () => void;
}

export function SavedOutlets({ vendorId, name, outcomes, left, onRepair, onAskAgain }: SavedOutletsProps) {
  const { t } = useWording();
  const { navigation } = usePorts();
  const detail = useErrorDetail();
  const saved = outcomes.filter(({ status }) => status === 'saved').length;
  const points = routes.collectionPoints({ vendorId });
  const hasList = useScreenAddress()(points) !== null;
  const toList = () => navigation.go(points);
  return (
    <PageFrame title={t('outlets.done', { count: saved })} note={<bdi>{name}</bdi>}>
      {left > 0 && (
        <p role="status" className={styles.left}>
          {t('outlets.rowsLeft', { count: left })}
        </p>
      )}
      <div className={styles.buttons}>
        {left > 0 && (
          <Button kind="primary" onClick={onRepair}>
            {t('draft.rows', { count: left })}
          </Button>
        )}
        {hasList && (
          <Button kind={left > 0 ? 'secondary' : 'primary'} onClick={toList}>
            {t('outlets.toList')}
          </Button>
        )}
        <Button icon="upload" onClick={onAskAgain}>
          {t('another')}
        </Button>
      </div>
      {outcomes.length === 0 ? (
        <EmptyState icon="outlet" title={t('outlets.none')} />
      ) : (
        <div
          className={styles.rows}
          style={{ blockSize: `min(60vh, ${(outcomes.length + 1) * ROW_HEIGHT}px)` }}
        >
          <VirtualTable<OutletOutcome>
            rows={outcomes}
            rowKey={({ number }) => String(number)}
            label={t('rows.label')}
            minWidth={720}
            columns={[
              {
                key: 'number',
                title: t('rows.number'),
                width: 64,
                align: 'end',
                render: ({ number }) => number,
              },
              {
                key: 'status',
                title: t('outlets.status'),
                width: 150,
                render: ({ status }) => (
                  <span className={styles.status} data-status={status}>
                    <Icon name={SIGNS[status]} size={14} /> {t(`outlets.${status}`)}
                  </span>
                ),
              },
              { key: 'id', title: t('column.outlet_id'), render: ({ id }) => <bdi dir="ltr">{id}</bdi> },
              {
                key: 'name',
                title: t('column.outlet_name'),
                render: ({ name: label }) => <bdi>{label}</bdi>,
              },
              {
                key: 'reason',
                title: t('outlets.reason'),
                render: ({ error }) => (error === null ? '' : detail(error)),
              },
            ]}
          />
        </div>
      )}
    </PageFrame>
  );
}
