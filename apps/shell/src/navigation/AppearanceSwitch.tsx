import { useState } from 'react';
import { applyTheme, Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { useShell } from '../ground/shell-context';
import { storeAppearance, storedAppearance, type Appearance } from '../platform/appearance';
import styles from './account.module.css';

const CHOICES: readonly Appearance[] = ['light', 'dark'];

/** Light or dark, at once and remembered. */
export function AppearanceSwitch() {
  const t = useCopy('common');
  const { storage } = useShell();
  const { brand } = useLocaleState();
  const [chosen, setChosen] = useState(() => storedAppearance(storage));

  function choose(appearance: Appearance): void {
    storeAppearance(storage, appearance);
    applyTheme(brand.id, appearance);
    setChosen(appearance);
  }

  return (
    <div className={styles['line']}>
      <Icon name="moon" size={18} />
      <span id="appearance-title">{t('appearance.title')}</span>
      <span className={styles['choices']} role="group" aria-labelledby="appearance-title">
        {CHOICES.map((appearance) => (
          <button
            key={appearance}
            type="button"
            aria-pressed={chosen === appearance}
            onClick={() => choose(appearance)}
          >
            {t(`appearance.${appearance}`)}
          </button>
        ))}
      </span>
    </div>
  );
}
