import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../platform/clock';

/** Google bills the calls of one token as one session: all typing until a suggestion is chosen. */
export interface SessionTokens {
  getToken(caller: string): string;
  end(caller: string): void;
}

const IDLE_SECONDS = 180;
const MOST_CALLERS = 20_000;

export function createSessionTokens(clock: Pick<Clock, 'nowSeconds'>): SessionTokens {
  const running = new Map<string, { token: string; until: number }>();
  return {
    getToken: (caller) => {
      const now = clock.nowSeconds();
      const known = running.get(caller);
      const token = known && known.until > now ? known.token : randomUUID();
      // Set again to keep the map in order of use.
      running.delete(caller);
      running.set(caller, { token, until: now + IDLE_SECONDS });
      const [oldest] = running.keys();
      if (running.size > MOST_CALLERS && oldest !== undefined) running.delete(oldest);
      return token;
    },
    end: (caller) => void running.delete(caller),
  };
}
