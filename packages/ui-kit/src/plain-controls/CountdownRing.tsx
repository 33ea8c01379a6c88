export interface CountdownRingProps {
  /** Seconds; below 0 counts as 0. */
  secondsLeft: number;
  /** Seconds of a full ring, above 0. */
  totalSeconds: number;
  /** Pixels; 18 by default. */
  size?: number;
}

const LENGTH = 44;

/** Remaining time as a ring that changes with its props. Decorative, beside the number. */
export function CountdownRing({ secondsLeft, totalSeconds, size = 18 }: CountdownRingProps) {
  const share = Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  return (
    <svg width={size} height={size} viewBox="0 0 18 18" fill="none" strokeWidth="3" aria-hidden="true">
      <circle cx="9" cy="9" r="7" stroke="var(--line)" />
      {share > 0 && (
        <circle
          cx="9"
          cy="9"
          r="7"
          stroke="var(--accent)"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 9 9)"
        />
      )}
    </svg>
  );
}
