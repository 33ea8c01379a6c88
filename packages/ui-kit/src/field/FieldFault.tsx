import { Icon } from '../icon/Icon';
import { PlainButton } from '../plain-controls/PlainButton';
import styles from './field-fault.module.css';

export interface FieldFaultProps {
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
      <PlainButton kind="quiet" size="s" icon="refresh" onClick={run}>
        {action}
      </PlainButton>
    </div>
  );
}
