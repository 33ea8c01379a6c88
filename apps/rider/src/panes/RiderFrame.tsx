import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { HostMark, Icon, LanguageSelect } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { Notices } from './Notices';
import styles from './rider.module.css';
import { useRiderState } from './use-rider-app';

interface RiderFrameProps {
  children: ReactNode;
  /** The main action and the second one, at the thumb. */
  foot?: ReactNode;
}

/** Header with duty and connection, notices, the work, and its actions. */
export function RiderFrame({ children, foot }: RiderFrameProps) {
  const t = useCopy(NAMESPACE);
  const { locale: port } = usePorts();
  const { brand, locale, country } = useLocaleState();
  const { shift, isOnline, signIn } = useRiderState();
  const isOnDuty = shift?.on_duty === true;
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['logo']} style={{ margin: 0 }}>
          <HostMark brand={brand} />
          {t('title')}
        </h1>
        {signIn.kind === 'signed-in' && (
          <span className={styles['state']} role="status">
            {isOnline ? (
              <span className={styles['dot']} data-current={isOnDuty} aria-hidden="true" />
            ) : (
              <Icon name="offline" size={20} />
            )}
            {isOnline ? t(isOnDuty ? 'header.on-duty' : 'header.off-duty') : t('header.offline')}
          </span>
        )}
        <LanguageSelect
          className={styles['language']}
          style={signIn.kind === 'signed-in' ? {} : { marginInlineStart: 'auto' }}
          aria-label={t('header.language')}
          locale={locale}
          languages={country.supportedLanguages}
          onChoose={(chosen) => void port.setLocale(chosen)}
        />
      </header>
      <Notices />
      <div className={styles['body']}>{children}</div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </main>
  );
}
