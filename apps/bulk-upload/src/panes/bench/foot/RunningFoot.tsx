import { useState } from 'react';
import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import styles from '../Foot.module.css';

interface RunningFootProps {
  title: string;
  /** Accessible name of the progress bar. */
  label: string;
  text: string;
  /** Rows. */
  done: number;
  total: number;
  /** Stops after the current row; absent when the work cannot be stopped. */
  stop?: { label: string; onStop: () => void };
}

export function RunningFoot({ title, label, text, done, total, stop }: RunningFootProps) {
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <p className={styles.running} role="status">
        <strong>{title}</strong>
        <progress value={done} max={Math.max(1, total)} aria-label={label} />
        <span>{text}</span>
      </p>
      {stop && <StopButton {...stop} />}
    </footer>
  );
}

function StopButton({ label, onStop }: { label: string; onStop: () => void }) {
  const [isStopping, setStopping] = useState(false);
  return (
    <Button
      size="l"
      busy={isStopping}
      onClick={() => {
        setStopping(true);
        onStop();
      }}
    >
      {label}
    </Button>
  );
}
