import { EmptyState, PlainButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import styles from '../shell-context/page.module.css';

/** The page for an unknown address. If the composition is empty, it reports that instead. */
export function NotFoundPage() {
  const t = useCopy('shell');
  const { composition, page } = useShell();
  const isEmpty = composition.entries.length === 0;
  return (
    <div className={styles['page']}>
      {isEmpty ? (
        <EmptyState
          headingLevel={1}
          icon="warning"
          title={t('composition.empty-title')}
          text={t('composition.empty-text')}
          action={
            <PlainButton kind="primary" icon="refresh" onClick={() => page.reload()}>
              {t('remote.reload')}
            </PlainButton>
          }
        />
      ) : (
        <EmptyState
          headingLevel={1}
          icon="question"
          title={t('not-found.title')}
          text={t('not-found.text')}
          action={
            <PlainButton kind="primary" onClick={() => page.assign('/')}>
              {t('not-found.back')}
            </PlainButton>
          }
        />
      )}
    </div>
  );
}
