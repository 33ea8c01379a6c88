import type { ReactNode } from 'react';
import { useNarrow } from '@courier/shell-api/hooks';
import { Button, Icon, IconButton } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './FileHead.module.css';
import { StepLine, type Step } from './StepLine';

interface FileHeadProps {
  title: ReactNode;
  note?: ReactNode;
  /** Absent without a line of steps. */
  step?: Step;
  /** Opens the choice of a file; absent when another control does so. */
  onAskAgain?: () => void;
  /** Below the name, e.g. the number of good rows. */
  children?: ReactNode;
}

export function FileHead({ title, note, step, onAskAgain, children }: FileHeadProps) {
  const { t } = useWording();
  const isNarrow = useNarrow();
  return (
    <header className={styles.head}>
      <span className={styles.sign}>
        <Icon name="table" size={20} />
      </span>
      <div className={styles.names}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {step && <StepLine step={step} />}
      {onAskAgain && (
        <div className={styles.action}>
          {isNarrow ? (
            <IconButton icon="upload" label={t('another')} onClick={onAskAgain} />
          ) : (
            <Button icon="upload" onClick={onAskAgain}>
              {t('another')}
            </Button>
          )}
        </div>
      )}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </header>
  );
}
