import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { Icon, LanguageSelect } from '@courier/ui-kit/core';
import { useAppearanceChoice } from '../navigation/use-appearance-choice';
import { COMPUTER, SUN } from './device-icons';
import styles from './settings.module.css';

const CHOICES = [
  { choice: 'light', icon: SUN },
  { choice: 'dark', icon: 'moon' },
  { choice: 'system', icon: COMPUTER },
] as const;

/** Both settings are stored in this browser. */
export function AppearanceSection() {
  const t = useCopy('shell');
  const common = useCopy('common');
  const { locale: port } = usePorts();
  const { locale, country } = useLocaleState();
  const { choice: chosen, appearance, choose } = useAppearanceChoice();
  return (
    <section id="look" className={styles['section']} aria-labelledby="look-title" tabIndex={-1}>
      <h2 id="look-title">{t('settings.look')}</h2>
      <label className={styles['label']} htmlFor="settings-language">
        {common('language')}
      </label>
      <span className={styles['select']}>
        <Icon name="globe" size={18} />
        <LanguageSelect
          id="settings-language"
          locale={locale}
          languages={country.supportedLanguages}
          onChoose={(chosen) => void port.setLocale(chosen)}
        />
        <Icon name="chevron-down" size={16} />
      </span>
      <fieldset className={styles['choices']}>
        <legend className={styles['label']}>{t('settings.light-or-dark')}</legend>
        {CHOICES.map(({ choice, icon }) => (
          <label key={choice}>
            <input
              type="radio"
              name="appearance"
              value={choice}
              checked={chosen === choice}
              onChange={() => choose(choice)}
            />
            <Icon name={icon} size={17} />
            {common(`appearance.${choice}`)}
          </label>
        ))}
      </fieldset>
      {chosen === 'system' && (
        <p className={styles['note']} role="status">
          {t(appearance === 'dark' ? 'settings.system-is-dark' : 'settings.system-is-light')}
        </p>
      )}
    </section>
  );
}
