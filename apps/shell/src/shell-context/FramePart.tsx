import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useCopy } from '@courier/i18n';
import { useShell } from './shell-context';

/**
 * A part beside the screen: renders nothing while it loads; a failure removes only this part and shows a
 * notice.
 */
export function FramePart({ children, onFailure }: { children: ReactNode; onFailure?: () => void }) {
  const t = useCopy('shell');
  const tError = useCopy('errors');
  const { notices, ports, page } = useShell();
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        ports.analytics.trackError('frame_part_failed', error);
        notices.show({
          type: 'error',
          key: 'frame-part-failed',
          durationMs: 0,
          message: tError('build.load-failed'),
          action: { label: t('remote.reload'), run: () => page.reload() },
        });
        onFailure?.();
      }}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
