import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { PanelError } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import styles from '../shell-context/page.module.css';

function FrameError({ error }: FallbackProps) {
  const t = useCopy('shell');
  const { ports, page } = useShell();
  useEffect(() => ports.analytics.trackError('frame_broken', error), [error, ports]);
  return (
    <div className={styles['page']}>
      <PanelError title={t('error.frame-title')} text={t('error.frame-text')} onRetry={() => page.reload()} />
    </div>
  );
}

/** The outermost error boundary. It resets with the next navigation. */
export function FrameErrorPage({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={FrameError} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
