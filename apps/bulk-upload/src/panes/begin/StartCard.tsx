import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '@courier/ui-kit/core';
import styles from './StartCard.module.css';

interface StartCardProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  onClick: () => void;
  /** Next to the button, e.g. to delete the item. */
  aside?: ReactNode;
}

export function StartCard({ icon, title, text, onClick, aside }: StartCardProps) {
  const id = useId();
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.start}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onClick={onClick}
      >
        <span className={styles.sign}>
          <Icon name={icon} size={18} />
        </span>
        <span className={styles.words}>
          <strong id={`${id}-title`}>{title}</strong>
          <span id={`${id}-text`}>{text}</span>
        </span>
      </button>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
