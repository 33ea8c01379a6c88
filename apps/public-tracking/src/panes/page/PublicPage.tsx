import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { HostMark } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import { LanguageItem } from './LanguageItem';
import styles from './public-page.module.css';

interface PublicPageProps {
  /** Without a map the card has a plain background. */
  map?: ReactNode;
  children: ReactNode;
}

/** A card over the map below the brand bar; on phones a sheet below the map. */
export function PublicPage({ map, children }: PublicPageProps) {
  const t = useCopy(NAMESPACE);
  const { brand } = useLocaleState();
  const hasSettings = useFlag('tracking-page-settings');
  return (
    <div className={styles['page']} data-followed={map ? '' : undefined}>
      {map ? <div className={styles['ground']}>{map}</div> : null}
      <div className={styles['card']}>
        <header className={styles['bar']}>
          <a className={styles['logo']} href="/" aria-label={t('page.home', { platform: brand.platform })}>
            <HostMark brand={brand} />
            <span aria-hidden="true">{brand.platform}</span>
          </a>
          {hasSettings && <LanguageItem />}
        </header>
        <div className={styles['content']}>{children}</div>
      </div>
    </div>
  );
}
