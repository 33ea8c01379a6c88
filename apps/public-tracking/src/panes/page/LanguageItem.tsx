import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { Icon, LanguageSelect } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './public-page.module.css';

/** Switches between the languages of the country without a reload. */
export function LanguageItem() {
  const t = useCopy(NAMESPACE);
  const { locale: port } = usePorts();
  const { locale, country } = useLocaleState();
  return (
    <label className={styles['language']}>
      <Icon name="globe" size={18} />
      <LanguageSelect
        aria-label={t('page.language')}
        locale={locale}
        languages={country.supportedLanguages}
        onChoose={(chosen) => void port.setLocale(chosen)}
      />
    </label>
  );
}
