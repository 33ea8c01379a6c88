import { useId } from 'react';
import { Icon, Kbd, type IconName } from '@courier/ui-kit/core';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  icon: IconName;
  label: string;
  note: string;
  /** The note gives the reason; a click may give details. */
  isBlocked?: boolean;
  onAct?: () => void;
  /** Shortcut key, shown where space permits. */
  shortcut?: string;
}

/** An unavailable action stays visible with the reason. */
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
