import { useCopy } from '@courier/i18n';
import { EmptyState, PlainButton } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';

interface LoadProblemProps {
  isOffline: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

export function LoadProblem({ isOffline, isRetrying, onRetry }: LoadProblemProps) {
  const t = useCopy(NAMESPACE);
  const retry = (
    <PlainButton kind="primary" icon="refresh" busy={isRetrying} onClick={onRetry}>
      {t('problem.retry')}
    </PlainButton>
  );
  return isOffline ? (
    <div role="alert">
      <EmptyState
        icon="offline"
        headingLevel={1}
        title={t('problem.offline-title')}
        text={t('problem.offline-text')}
      />
    </div>
  ) : (
    <div role="alert">
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={t('problem.title')}
        text={t('problem.text')}
        action={retry}
      />
    </div>
  );
}
