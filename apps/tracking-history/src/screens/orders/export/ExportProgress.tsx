import { useErrorDetail } from '@courier/i18n';
import type { ExportState } from '../../../flow/create-exporter';
import { useWording } from '../../../copy';
import styles from './ExportDialog.module.css';

export function ExportProgress({ state }: { state: ExportState }) {
  const { t, number } = useWording();
  const errorDetail = useErrorDetail();
  const describeExport = () => {
    switch (state.phase) {
      case 'idle':
        return null;
      case 'reading':
        return t('export.running', { count: state.count, figure: number(state.count) });
      case 'writing':
        return t('export.making');
      case 'done':
        return t('export.done', { count: state.count, figure: number(state.count) });
      case 'nothing':
        return t('export.nothing');
      case 'too-many':
        return t('export.tooMany', { limit: number(state.limit) });
      case 'failed':
        return `${t('export.failed')} ${errorDetail(state.error)}`;
    }
  };
  const isFault = state.phase === 'failed' || state.phase === 'too-many' || state.phase === 'nothing';
  return (
    <div className={styles.state}>
      {(state.phase === 'reading' || state.phase === 'writing') && (
        <progress
          className={styles.bar}
          aria-label={t('export.progress')}
          max={1}
          {...(state.phase === 'reading' && { value: state.share })}
        />
      )}
      <span role="status" className={isFault ? styles.fault : undefined}>
        {describeExport()}
      </span>
    </div>
  );
}
