import { useId } from 'react';
import { Icon } from '@courier/ui-kit/core';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  icon: 'link' | 'ban';
  label: string;
  note: string;
  /** Null while the action is blocked; the note then says why. */
  onAct: (() => void) | null;
}

export function ActionRow({ icon, label, note, onAct }: ActionRowProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      className={styles.row}
      aria-disabled={onAct === null}
      aria-label={label}
      aria-describedby={noteId}
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
      <span className={styles.end}>
        <Icon name={onAct ? 'chevron-end' : 'lock'} size={16} />
      </span>
    </button>
  );
}
