import { findUnusedColumns, type Mapping, type Sheet } from '@courier/sheet-reader';
import { useMemo } from 'react';
import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import styles from '../foot/ExcludedRows.module.css';

interface UnusedNoticeProps {
  sheet: Sheet;
  mapping: Mapping;
}

/** Further columns are counted only. */
const NAMED_COLUMNS = 4;

/** Names the filled columns of the sheet that the bench does not show. */
export function UnusedNotice({ sheet, mapping }: UnusedNoticeProps) {
  const { t } = useWording();
  const unused = useMemo(() => findUnusedColumns(sheet, mapping, null), [sheet, mapping]);
  if (unused.length === 0) return null;
  const more = unused.length - NAMED_COLUMNS;
  return (
    <p className={styles.notice}>
      <Icon name="info" size={16} />
      <span>
        <strong>{t('mapping.unused')}:</strong>{' '}
        {unused.slice(0, NAMED_COLUMNS).map(({ place, heading, example }, index) => (
          <span key={place}>
            {index > 0 && '; '}
            <bdi>{heading}</bdi> (<bdi>{example}</bdi>)
          </span>
        ))}
        {more > 0 && ` ${t('bench.more', { count: more })}`}
      </span>
    </p>
  );
}
