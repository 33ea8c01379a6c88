import { Icon, LanguageSelect } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import styles from './account.module.css';

export function LanguageItem() {
  const t = useCopy('common');
  const { locale: port } = usePorts();
  const { locale, country } = useLocaleState();
  return (
    <label className={styles['item']}>
      <Icon name="globe" size={18} />
      <span>{t('language')}</span>
      <LanguageSelect
        className={styles['select']}
        locale={locale}
        languages={country.supportedLanguages}
        onChoose={(chosen) => void port.setLocale(chosen)}
      />
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
