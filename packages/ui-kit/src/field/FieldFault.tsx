import { Icon } from '../icon/Icon';
import { PlainButton } from '../plain-controls/PlainButton';
import styles from './field-fault.module.css';

export interface FieldFaultProps {
  text: string;
  action: string;
  run(): void;
}

/** A failed request of a field, with a retry button. */
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
