import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { evidenceOptions, signedEvidenceOptions } from '@courier/api-client/queries';
import { useErrorDetail } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import { EmptyState, IconButton, PanelError, SkeletonRows } from '@courier/ui-kit/core';
import { isUnknownOrder } from '../../../model/order/unknown-order';
import { useWording } from '../../../copy';
import styles from './HistoryEvidence.module.css';
import { useOpenedOrder } from '../opened/use-opened-order';

/** Loaded on demand. */
const EvidencePane = lazy(() => import('../../../panes/evidence/EvidencePane'));

export function HistoryEvidence() {
  const { t } = useWording();
  const { api } = usePorts();
  const errorDetail = useErrorDetail();
  const [, setQuery] = useSearchParams();
  const { orderId, order } = useOpenedOrder('past');
  const asked = useQuery(evidenceOptions(api, orderId ?? ''));
  const signed = useQuery({
    ...signedEvidenceOptions(api, orderId ?? ''),
    enabled: asked.data !== undefined,
  });
  const back = () =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('view');
      return next;
    });
  const waiting = <SkeletonRows label={t('evidence.loading')} rows={8} rowHeight={52} />;

  const renderEvidence = () => {
    if (asked.data && order)
      return (
        <Suspense fallback={waiting}>
          <EvidencePane
            key={asked.data.order_id}
            order={order}
            evidence={asked.data}
            signed={signed.data ?? null}
          />
        </Suspense>
      );
    if (isUnknownOrder(asked.error))
      return (
        <EmptyState
          icon="question"
          title={t('error.unknown-order', { id: orderId ?? '' })}
          text={t('error.unknown-order-text')}
        />
      );
    if (asked.error)
      return (
        <PanelError
          title={t('evidence.failed')}
          text={errorDetail(asked.error)}
          onRetry={() => void asked.refetch()}
        />
      );
    return waiting;
  };
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <IconButton icon="chevron-start" label={t('evidence.back')} onClick={back} />
        <h1>{t('evidence.page')}</h1>
      </div>
      <div className={styles.body} aria-busy={asked.isFetching}>
        {renderEvidence()}
      </div>
    </div>
  );
}
