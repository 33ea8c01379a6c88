import type { Clock } from '../../clock';

export interface CircuitBreakerRules {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long an open circuit refuses every call. */
  readonly pauseSeconds: number;
}

export type CircuitState = 'closed' | 'open' | 'half-open';

interface Outcome<T> {
  /** Whether an error is an answer: the other server works, but refuses this call. */
  isAnswer?: (error: unknown) => boolean;
  /** Whether a result can be true. */
  isSound?: (result: T) => boolean;
}

/**
 * Opens after some failures in a row. When the pause is over it is half-open: one call is tried, and its outcome
 * closes the circuit or opens it again.
 */
export interface CircuitBreaker {
  /** @returns undefined without a call while the circuit is open; rejects with the error of the call */
  run<T>(call: () => Promise<T>, outcome?: Outcome<T>): Promise<T | undefined>;
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
  const permit = () => {
    if (state === 'closed') return true;
    // Half-open: the trial call is under way.
    if (state === 'half-open' || clock.nowMs() < openUntilMs) return false;
    change('half-open');
    return true;
  };
  const succeed = () => {
    // A call from before the circuit opened does not close it.
    if (state === 'open') return;
    failuresInARow = 0;
    change('closed');
  };
  const fail = () => {
    if (state === 'open') return;
    failuresInARow += 1;
    if (state !== 'half-open' && failuresInARow < failures) return;
    openUntilMs = clock.nowMs() + pauseSeconds * 1000;
    change('open');
  };
  return {
    run: async (call, { isAnswer = () => false, isSound = () => true } = {}) => {
      if (!permit()) return undefined;
      try {
        const result = await call();
        if (isSound(result)) succeed();
        else fail();
        return result;
      } catch (error) {
        if (isAnswer(error)) succeed();
        else fail();
        throw error;
      }
    },
  };
}
