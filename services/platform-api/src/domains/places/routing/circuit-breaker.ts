import type { Clock } from '../../../platform/clock';

export interface CircuitBreakerRules {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long an open circuit refuses every call. */
  readonly pauseSeconds: number;
}

export type CircuitState = 'closed' | 'open' | 'half-open';

/**
 * Opens after some failures in a row. When the pause is over it is half-open: one call is tried, and its outcome
 * closes the circuit or opens it again.
 */
export interface CircuitBreaker {
  /** Whether a call may be tried now. Every permitted call must be followed by `succeed` or `fail`. */
  permit(): boolean;
  succeed(): void;
  fail(): void;
}

export function createCircuitBreaker(
  { failures, pauseSeconds }: CircuitBreakerRules,
  clock: Pick<Clock, 'nowMs'>,
  onChange: (state: CircuitState) => void = () => undefined,
): CircuitBreaker {
  let state: CircuitState = 'closed';
  let failuresInARow = 0;
  let openUntilMs = 0;
  const change = (next: CircuitState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  return {
    permit: () => {
      if (state === 'closed') return true;
      // Half-open: the trial call is under way.
      if (state === 'half-open' || clock.nowMs() < openUntilMs) return false;
      change('half-open');
      return true;
    },
    succeed: () => {
      // A call from before the circuit opened does not close it.
      if (state === 'open') return;
      failuresInARow = 0;
      change('closed');
    },
    fail: () => {
      if (state === 'open') return;
      failuresInARow += 1;
      if (state !== 'half-open' && failuresInARow < failures) return;
      openUntilMs = clock.nowMs() + pauseSeconds * 1000;
      change('open');
    },
  };
}
