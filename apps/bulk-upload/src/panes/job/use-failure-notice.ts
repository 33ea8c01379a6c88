import { useEffect } from 'react';
import { LIMITS } from '@courier/config';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail, useWording } from '../../copy';

interface Asked {
  error: unknown;
  errorUpdatedAt: number;
}

/** Shows one notification for each failure of a query, in the current language. */
export function useFailureNotice(key: 'job-history-error' | 'view-details-error', asked: Asked): void {
  const { notifications } = usePorts();
  const { errors } = useWording();
  const detail = useErrorDetail();
  const failedAt = asked.error === null ? 0 : asked.errorUpdatedAt;
  useEffect(() => {
    if (failedAt === 0) return;
    notifications.show({
      type: 'error',
      message: errors(key),
      detail: detail(asked.error),
      durationMs: LIMITS.bulkNoticeMs,
      key,
    });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failedAt]);
}
