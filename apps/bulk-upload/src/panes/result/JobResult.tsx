import type { BulkJob, BulkRow } from '@courier/api-client';
import { useNarrow } from '@courier/shell-api/hooks';
import { Button } from '@courier/ui-kit/core';
import { VirtualList } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import type { ResultGroups } from '../../model/result/result-groups';
import { SaveResults } from '../job/SaveResults';
import styles from './JobResult.module.css';
import { PlacedRows } from './PlacedRows';
import { ResultRow } from './ResultRow';

const ROW_HEIGHT = 84;
const NARROW_ROW_HEIGHT = 136;

const rowId = ({ row_id }: BulkRow) => row_id;

interface JobResultProps {
  job: BulkJob;
  groups: ResultGroups;
  /** File name, if known. */
  name: string | null;
  /** Opens the rows that were not placed; null when this browser does not have them. */
  onRepair: (() => void) | null;
}

/** Questions first, then failures, then orders. */
export function JobResult({ job, groups, name, onRepair }: JobResultProps) {
  const { t } = useWording();
  const { placed, held, failed } = groups;
  const { vendor_id: vendorId } = job;
  const rowHeight = useNarrow() ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const renderRows = (rows: readonly BulkRow[], label: string) => (
    <div className={styles.rows} style={{ '--rows': `${rows.length * rowHeight}px` } as object}>
      <VirtualList
        items={rows}
        itemKey={rowId}
        rowHeight={rowHeight}
        label={label}
        renderRow={(row) => <ResultRow row={row} vendorId={vendorId} />}
      />
    </div>
  );
  return (
    <div className={styles.result}>
      {held.length > 0 && (
        <section aria-labelledby="result-held">
          <header>
            <h2 id="result-held">{t('result.heldTitle', { count: held.length })}</h2>
            {onRepair && (
              <Button kind="primary" onClick={onRepair}>
                {t('result.answer', { count: held.length })}
              </Button>
            )}
          </header>
          {renderRows(held, t('result.heldTitle', { count: held.length }))}
        </section>
      )}
      <section aria-label={t('result.others')}>
        {failed.length > 0 && (
          <>
            <header>
              <h2>{t('result.failedTitle', { count: failed.length })}</h2>
              <SaveResults job={job} rows={[...held, ...failed]} name={name} isPart />
              {onRepair && (
                <Button size="s" icon="edit" onClick={onRepair}>
                  {t('bench.open', { count: failed.length })}
                </Button>
              )}
            </header>
            {renderRows(failed, t('result.failedTitle', { count: failed.length }))}
          </>
        )}
        {placed.length > 0 && (
          <>
            <header>
              <h2>{t('result.placedTitle', { count: placed.length })}</h2>
            </header>
            <div className={styles.table}>
              <PlacedRows rows={placed} vendorId={vendorId} />
            </div>
          </>
        )}
        {held.length + failed.length > 0 && (
          <p className={styles.note}>
            {t('result.notCharged')}
            {onRepair === null && ` ${t('result.elsewhere')}`}
          </p>
        )}
      </section>
    </div>
  );
}
