import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/core';
import styles from './help-centre.module.css';
import { HELP_BUTTON_ID, HELP_PANEL_ID } from './help-ids';
import { useHelp } from './use-help';

/** On phones the menus open the help. */
export function HelpButton() {
  const t = useCopy('shell');
  const { isOffered, isOpen, open, close } = useHelp();
  if (!isOffered) return null;
  return (
    <button
      id={HELP_BUTTON_ID}
      type="button"
      className={styles['button']}
      aria-label={t(isOpen ? 'help.close' : 'help.open')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? HELP_PANEL_ID : undefined}
      onClick={isOpen ? close : open}
    >
      <Icon name={isOpen ? 'cross' : 'question'} size={20} />
    </button>
  );
}
