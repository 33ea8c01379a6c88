import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import styles from './account.module.css';
import { useAppearanceChoice } from './use-appearance-choice';

const CHOICES = ['light', 'dark', 'system'] as const;

export function AppearanceSwitch() {
  const t = useCopy('common');
  const { choice, choose } = useAppearanceChoice();
  return (
    <div className={styles['line']}>
      <Icon name="moon" size={18} />
      <span id="appearance-title">{t('appearance.title')}</span>
      <span className={styles['choices']} role="group" aria-labelledby="appearance-title">
        {CHOICES.map((offered) => (
          <button
            key={offered}
            type="button"
            aria-pressed={choice === offered}
            onClick={() => choose(offered)}
          >
            {t(`appearance.${offered}`)}
          </button>
        ))}
      </span>
    </div>
  );
}
