import { Icon } from '@courier/ui-kit/core';
import { languageName, useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import type { LocaleCode } from '@courier/config';
import styles from './account.module.css';

export function LanguageSelect() {
  const t = useCopy('common');
  const { locale: port } = usePorts();
  const { locale, country } = useLocaleState();
  return (
    <label className={styles['item']}>
      <Icon name="globe" size={18} />
      <span>{t('language')}</span>
      <select
        className={styles['select']}
        value={locale}
        onChange={(event) => void port.setLocale(event.target.value as LocaleCode)}
      >
        {country.supportedLanguages.map((offered) => (
          <option key={offered} value={offered}>
            {languageName(offered)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
