import { languageName, useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './public-page.module.css';

/** Switches between the languages of the country without a reload. */
export function LanguageSelect() {
  const t = useCopy(NAMESPACE);
  const { locale: port } = usePorts();
  const { locale, country } = useLocaleState();
  return (
    <label className={styles['language']}>
      <Icon name="globe" size={18} />
      <select
        aria-label={t('page.language')}
        value={locale}
        onChange={(event) => {
          const chosen = country.supportedLanguages.find((offered) => offered === event.target.value);
          if (chosen) void port.setLocale(chosen);
        }}
      >
        {country.supportedLanguages.map((offered) => (
          <option key={offered} value={offered}>
            {languageName(offered)}
          </option>
        ))}
      </select>
    </label>
  );
}
