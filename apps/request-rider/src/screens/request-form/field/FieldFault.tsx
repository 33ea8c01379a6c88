import { Button, Icon } from '@courier/ui-kit/core';
import styles from './FieldFault.module.css';

interface FieldFaultProps {
  text: string;
  action: string;
  run(): void;
}

/** A call behind a field that failed: what, and one button that tries again. */
export function FieldFault({ text, action, run }: FieldFaultProps) {
  return (
    <div className={styles.fault} role="alert">
      <Icon name="warning" size={15} />
      <span className={styles.text}>{text}</span>
      <Button kind="quiet" size="s" icon="refresh" onClick={run}>
        {action}
      </Button>
    </div>
  );
}
