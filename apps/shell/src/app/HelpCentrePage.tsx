import { EmptyState } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { Guarded } from '../remotes/Guarded';
import styles from './page.module.css';

const ACCESS = { access: 'protected', flag: 'helpcenter', modes: ['CLASSIC', 'GODROID'] } as const;

/** The place of the full-page help centre, which is not open yet. */
export function HelpCentrePage() {
  const t = useCopy('shell');
  const title = t('not-open.title');
  return (
    <Guarded route={{ ...ACCESS, modes: [...ACCESS.modes] }} title={title}>
      <div className={styles['page']}>
        <EmptyState headingLevel={1} icon="hourglass" title={title} text={t('not-open.helpcentre')} />
      </div>
    </Guarded>
  );
}
