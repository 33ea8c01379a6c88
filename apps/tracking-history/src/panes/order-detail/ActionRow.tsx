import { useId } from 'react';
import { Icon, Kbd, type IconName } from '@courier/ui-kit/core';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  icon: IconName;
  label: string;
  note: string;
  /** The note says why; a press may say more. */
  isBlocked?: boolean;
  onAct?: () => void;
  /** Key that does the same, shown where there is room. */
  shortcut?: string;
}

/** One thing to do with an order; what cannot be done stays in its place and says why. */
export function ActionRow({ icon, label, note, isBlocked = false, onAct, shortcut }: ActionRowProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      className={styles.row}
      aria-disabled={isBlocked}
      aria-label={label}
      aria-describedby={noteId}
      aria-keyshortcuts={shortcut}
      onClick={() => onAct?.()}
    >
      <span className={styles.icon}>
        <Icon name={icon} size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      </span>
      {shortcut && (
        <span className={styles.shortcut} aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
      <span className={styles.end}>
        <Icon name={isBlocked ? 'lock' : 'chevron-end'} size={16} />
      </span>
    </button>
  );
}
