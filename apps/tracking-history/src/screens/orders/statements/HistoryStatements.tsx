import { lazy, Suspense, type ReactNode } from 'react';
import { useVendors } from '@courier/shell-api';
import { SkeletonRows } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import { HistoryLayout } from '../history/HistoryLayout';

/** Loaded on demand. */
const StatementList = lazy(() => import('./StatementList'));

export function HistoryStatements({ view }: { view: ReactNode }) {
  const { t } = useWording();
  const { selected } = useVendors();
  const waiting = <SkeletonRows label={t('statements.loading')} rows={6} rowHeight={52} />;
  return (
    <HistoryLayout
      title={t('nav.history')}
      view={view}
      period={null}
      search={null}
      tools={null}
      opened={null}
      list={
        selected ? (
          <Suspense fallback={waiting}>
            <StatementList key={selected.vendor_id} vendor={selected} waiting={waiting} />
          </Suspense>
        ) : (
          waiting
        )
      }
    />
  );
}
