import { CallerGone, currentCaller } from '../caller';
import { DatabaseUnavailable } from '../database-unavailable';

export interface TurnLimits {
  callTurnMs: number;
  workTurnMs: number;
}

/** Admits a limited number at once; others queue until a timeout or until their caller leaves. */
export interface Turns {
  /**
   * @returns a function that ends the turn
   * @throws DatabaseUnavailable after the timeout, CallerGone when the caller has left
   */
  claim(): Promise<() => void>;
  taken(): number;
  waiting(): number;
}

interface Waiter {
  proceed(): void;
}

export function createTurns(size: number, { callTurnMs, workTurnMs }: TurnLimits): Turns {
  const waiters = new Set<Waiter>();
  let taken = 0;

  const passTurn = () => {
    const [next] = waiters;
    if (next) next.proceed();
    else taken -= 1;
  };
  /** Ending a turn twice would admit one too many. */
  const endOnce = () => {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      passTurn();
    };
  };

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const caller = currentCaller();
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        waiters.delete(waiter);
        caller?.leaveListeners.delete(cancelTurn);
        outcome();
      };
      const waiter: Waiter = { proceed: () => settle(resolve) };
      const cancelTurn = () => settle(() => reject(new CallerGone()));
      const timer = setTimeout(
        () => settle(() => reject(new DatabaseUnavailable(new Error('All connections are in use.')))),
        caller ? callTurnMs : workTurnMs,
      );
      timer.unref();
      waiters.add(waiter);
      caller?.leaveListeners.add(cancelTurn);
    });

  return {
    claim: async () => {
      if (taken < size) taken += 1;
      else await wait();
      return endOnce();
    },
    taken: () => taken,
    waiting: () => waiters.size,
  };
}
