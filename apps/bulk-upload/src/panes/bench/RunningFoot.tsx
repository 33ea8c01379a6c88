import { useState } from 'react';
import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import styles from './Foot.module.css';

interface RunningFootProps {
  title: string;
  /** What the bar measures. */
  label: string;
  text: string;
  /** Rows. */
  done: number;
  total: number;
  /** What ends the work between two rows; absent for work that is not ended. */
  stop?: { label: string; onStop: () => void };
}

/** How far work on the rows has come, and what stops it. */
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
