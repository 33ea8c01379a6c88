import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../app/shell-context';
import styles from './top-bar.module.css';

/** Leads to the command list, for whoever does not know its keys yet. */
export function KeysButton() {
  const t = useCopy('shell');
  const { ui } = useShell();
  return (
    <button
      type="button"
      className={styles['keys']}
      aria-label={t('commands.open')}
      aria-keyshortcuts="Control+K"
      title={t('commands.open')}
      onClick={() => ui.setState({ overlay: 'commands', typedAhead: '' })}
    >
      <Icon name="keyboard" size={18} />
    </button>
  );
}
