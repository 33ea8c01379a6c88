import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PanelError } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../ground/shell-context';
import styles from '../ground/page.module.css';

/** The last wall: an error that no screen's own wall has held. */
export function FrameError() {
  const error = useRouteError();
  const t = useCopy('shell');
  const { ports, page } = useShell();
  useEffect(() => ports.analytics.trackError('frame_broken', error), [error, ports]);
  return (
    <div className={styles['page']} role="alert">
      <PanelError title={t('error.frame-title')} text={t('error.frame-text')} onRetry={() => page.reload()} />
    </div>
  );
}
