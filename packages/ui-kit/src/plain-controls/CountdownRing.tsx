export interface CountdownRingProps {
  /** Seconds left; below 0 counts as 0. */
  secondsLeft: number;
  /** Seconds of a full ring, above 0. */
  totalSeconds: number;
  /** Pixels; 18 unless given. */
  size?: number;
}

const LENGTH = 44;

/** What is left of a held time as an accent ring, stepping with the seconds it is given. Decoration beside the figure. */
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
