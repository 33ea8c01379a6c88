import { Button, EmptyState, type IconName } from '@courier/ui-kit/core';
import styles from './ReturnCard.module.css';

export interface ReturnAction {
  label: string;
  kind: 'primary' | 'secondary' | 'quiet';
  busy?: boolean;
  run(): void;
}

interface ReturnCardProps {
  icon: IconName;
  title: string;
  text: string;
  actions: readonly ReturnAction[];
}

export function ReturnCard({ icon, title, text, actions }: ReturnCardProps) {
  return (
    <div className={styles.page} role="status">
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <div className={styles.actions}>
            {actions.map(({ label, kind, busy = false, run }) => (
              <Button key={label} kind={kind} busy={busy} onClick={run}>
                {label}
              </Button>
            ))}
          </div>
        }
      />
    </div>
  );
}
