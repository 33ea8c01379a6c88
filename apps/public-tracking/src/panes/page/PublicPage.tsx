import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { BrandMark } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import { LanguageSelect } from './LanguageSelect';
import styles from './public-page.module.css';

interface PublicPageProps {
  /** Where the order is; without it the card has a plain background. */
  map?: ReactNode;
  children: ReactNode;
}

/** The card over the map, under the brand's own bar; a sheet under it on a phone. */
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
            <BrandMark brand={brand.id} size={28} />
            <span aria-hidden="true">{brand.platform}</span>
          </a>
          {hasSettings && <LanguageSelect />}
        </header>
        <div className={styles['content']}>{children}</div>
      </div>
    </div>
  );
}
