import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { EmptyState } from '@courier/ui-kit/plain';
import { isUnknown } from '../../api/public-tracking.queries';
import { NAMESPACE } from '../../copy';
import { LoadProblem } from './LoadProblem';
import { PublicPage } from './PublicPage';
import { StaleNotice } from './StaleNotice';

/** Title and text for an unknown id. */
const UNKNOWN = {
  order: ['unknown.title', 'unknown.text'],
  parcel: ['unknown.title', 'unknown.parcel-text'],
  receipt: ['unknown.receipt-title', 'unknown.receipt-text'],
} as const;

interface QueryPageProps<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  unknown: keyof typeof UNKNOWN;
  /** The map behind the card when there is something to follow. */
  map?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** The states shared by all public pages: loading, unknown, failed, offline and stale. */
export function QueryPage<T>({ query, skeleton, unknown, map, children }: QueryPageProps<T>) {
  const t = useCopy(NAMESPACE);
  const { data, error, isError, dataUpdatedAt, fetchStatus, isFetching } = query;
  const isOffline = fetchStatus === 'paused';
  const problem = { isOffline, isRetrying: isFetching, onRetry: () => void query.refetch() };
  const [title, text] = UNKNOWN[unknown];
  if (data !== undefined)
    return (
      <PublicPage map={map?.(data)}>
        {(isError || isOffline) && <StaleNotice updatedAt={dataUpdatedAt} {...problem} />}
        {children(data)}
      </PublicPage>
    );
  return (
    <PublicPage>
      {isUnknown(error) ? (
        <EmptyState icon="question" headingLevel={1} title={t(title)} text={t(text)} />
      ) : isError || isOffline ? (
        <LoadProblem {...problem} />
      ) : (
        skeleton
      )}
    </PublicPage>
  );
}
