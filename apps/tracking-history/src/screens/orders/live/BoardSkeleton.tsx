import { SkeletonRows } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';

export function BoardSkeleton() {
  const { t } = useWording();
  return <SkeletonRows label={t('list.loading')} rows={8} rowHeight={52} />;
}
