import { lazy, Suspense, type ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { BrandMark } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import { LanguageSelect } from './LanguageSelect';
import styles from './public-page.module.css';

/** Decoration that comes after the content. */
const CityGround = lazy(() => import('./CityGround'));

/** The card over the city, under the brand's own bar; a sheet under it on a phone. */
export function PublicPage({ children }: { children: ReactNode }) {
  const t = useCopy(NAMESPACE);
  const { brand } = useLocaleState();
  const hasSettings = useFlag('tracking-page-settings');
  return (
    <div className={styles['page']}>
      <div className={styles['ground']}>
        <Suspense>
          <CityGround />
        </Suspense>
      </div>
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
