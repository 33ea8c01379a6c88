import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError, type Vendor } from '@courier/api-client';
import { statementPreviewOptions, statementsOptions } from '@courier/api-client/queries';
import { useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { useOnline } from '@courier/shell-api/hooks';
import { EmptyState, PanelError } from '@courier/ui-kit/core';
import { dayAfterMonth } from '../../../model/statements/statement-dates';
import { ListNote } from '../../../panes/order-list/ListNote';
import { RunningMonth } from '../../../panes/statements/RunningMonth';
import { StatementsPane } from '../../../panes/statements/StatementsPane';
import { useWording } from '../../../copy';
import { ListFailure } from '../live/ListFailure';
import styles from './StatementList.module.css';
import { useStatementActions } from './use-statement-actions';

interface StatementListProps {
  vendor: Vendor;
  waiting: ReactNode;
}

/** Statements are issued to shops without a parent. */
const REFUSALS = [403, 404];

/** The documents of a shop, and the running month. */
export default function StatementList({ vendor, waiting }: StatementListProps) {
  const { t, errors } = useWording();
  const { api } = usePorts();
  const { mode } = useSession();
  const { locale } = useLocaleState();
  const isOnline = useOnline();
  const { vendor_id: vendorId } = vendor;
  const isParent = mode === 'CLASSIC' && vendor.parent_vendor_id === null;
  const list = useQuery({ ...statementsOptions(api, vendorId), enabled: isParent });
  const preview = useQuery({ ...statementPreviewOptions(api, vendorId), enabled: isParent });
  const { data, error } = list;
  const statements = data?.statements;
  const actions = useStatementActions(vendorId, data?.has_pdf === true);
  const isRefused = !isParent || (isApiError(error) && REFUSALS.includes(error.status ?? 0));

  const body = () => {
    if (isRefused)
      return (
        <EmptyState icon="outlet" title={t('statements.refused.title')} text={t('statements.refused.text')} />
      );
    if (!statements && error)
      return <ListFailure title={t('statements.failed')} error={error} onRetry={() => void list.refetch()} />;
    if (!statements)
      return isOnline ? (
        waiting
      ) : (
        <PanelError
          title={t('statements.failed')}
          text={errors('network')}
          onRetry={() => void list.refetch()}
        />
      );
    const month = preview.data?.month;
    return (
      <>
        {preview.data && <RunningMonth preview={preview.data} />}
        {statements.length > 0 ? (
          <StatementsPane statements={statements} actions={actions} />
        ) : (
          <EmptyState
            icon="receipt"
            title={t('statements.empty.title')}
            text={month && t('statements.empty.text', { day: dayAfterMonth(month, locale) })}
          />
        )}
      </>
    );
  };
  const isOld = statements !== undefined && (list.isRefetchError || !isOnline);
  return (
    <section className={styles.pane} aria-label={t('views.statements')} aria-busy={list.isFetching}>
      <ListNote
        isOnline={isOnline}
        shownAsOf={isOld ? Math.floor(list.dataUpdatedAt / 1000) : null}
        onRetry={() => void list.refetch()}
      />
      <div className={styles.body}>{body()}</div>
    </section>
  );
}
