import { EmptyState } from '@courier/ui-kit/core';
import { useCopy, type CopyKey } from '@courier/i18n';
import styles from './page.module.css';

/** A page of the shell that follows later. */
export function NotOpenPage({ text }: { text: CopyKey<'shell'> }) {
  const t = useCopy('shell');
  return (
    <div className={styles['page']}>
      <EmptyState headingLevel={1} icon="hourglass" title={t('not-open.title')} text={t(text)} />
    </div>
  );
}
