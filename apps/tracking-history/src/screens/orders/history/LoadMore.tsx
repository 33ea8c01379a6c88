import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';

interface LoadMoreProps {
  isLoading: boolean;
  hasFailed: boolean;
  onLoad(): void;
}

export function LoadMore({ isLoading, hasFailed, onLoad }: LoadMoreProps) {
  const { t } = useWording();
  const words = isLoading ? 'list.loadingMore' : hasFailed ? 'list.retry' : 'list.loadMore';
  return (
    <Button
      size="s"
      busy={isLoading}
      onClick={() => {
        if (!isLoading) onLoad();
      }}
    >
      {t(words)}
    </Button>
  );
}
