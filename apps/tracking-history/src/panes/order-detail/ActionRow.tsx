import { useId } from 'react';
import { Icon, Kbd } from '@courier/ui-kit/core';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  icon: 'link' | 'ban' | 'history';
  label: string;
  note: string;
  /** Null while the action is blocked; the note then says why. */
  onAct: (() => void) | null;
  /** Key that does the same, shown where there is room. */
  shortcut?: string;
}

export function ActionRow({ icon, label, note, onAct, shortcut }: ActionRowProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      className={styles.row}
      aria-disabled={onAct === null}
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
        <Icon name={onAct ? 'chevron-end' : 'lock'} size={16} />
      </span>
    </button>
  );
}
