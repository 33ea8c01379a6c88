import type { ReactNode } from 'react';
import { Icon } from '@courier/ui-kit/core';
import styles from './FileHead.module.css';
import { StepLine, type Step } from './StepLine';

interface FileHeadProps {
  title: ReactNode;
  note: ReactNode;
  /** Of the line of steps, where there is one. */
  step?: Step;
  /** At the end: what leads elsewhere. */
  action?: ReactNode;
}

/** Which file this is and how far it has come. */
export function FileHead({ title, note, step, action }: FileHeadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.sign}>
        <Icon name="table" size={20} />
      </span>
      <div className={styles.names}>
        <h1>{title}</h1>
        <p>{note}</p>
      </div>
      {step && <StepLine step={step} />}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </header>
  );
}
