import { Client } from 'pg';
import { ADVISORY_LOCKS, LOCK_CLASS } from './advisory-locks';
import { asDatabaseError } from './database-unavailable';
import { LINK_CHANNEL } from './link-channel';

export type LockName = keyof typeof ADVISORY_LOCKS;

/** One instance at a time holds a duty; when it dies, another takes over. */
export interface Leadership {
  /**
   * Asks for a duty until the server closes. Resolves after the first try, and after `gained` when that succeeded;
   * `lost` is called when the duty has to be given up.
   */
  lead(duty: LockName, holder: { gained(): Promise<void>; lost(): Promise<void> }): Promise<void>;
}

/** The connection by which an instance hears of the others and holds its duties; it comes back by itself. */
export interface InstanceLink extends Leadership {
  onMessage(listener: (payload: string) => void): void;
  /** `lost` when messages may be missed from now on, `back` when none will be any more. */
  onBreak(listener: { lost(): void; back(): void }): void;
  close(): Promise<void>;
}

interface Seeker {
  duty: LockName;
  holds: boolean;
  gained(): Promise<void>;
  lost(): Promise<void>;
}

const PULSE_MS = 1000;
const FIRST_RETRY_MS = 100;

/** Without other instances every duty is ours. */
export const onlyInstance: Leadership = { lead: (_duty, { gained }) => gained() };

/** @throws DatabaseUnavailable when the first connection fails */
export async function openInstanceLink(connectionString: string): Promise<InstanceLink> {
  const messageListeners: ((payload: string) => void)[] = [];
  const breakListeners: { lost(): void; back(): void }[] = [];
  const seekers: Seeker[] = [];
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let turn: Promise<void> = Promise.resolve();

  /** One thing at a time: a pulse, a lost connection and a new duty never meet half-way. */
  const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work, work));

  const connect = async () => {
    const fresh = new Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'courier-platform-api link',
    });
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    fresh.on('notification', ({ payload = '' }) => messageListeners.forEach((tell) => tell(payload)));
    try {
      await fresh.connect();
      await fresh.query(`listen ${LINK_CHANNEL}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw asDatabaseError(error);
    }
    client = fresh;
  };

  const drop = (broken: Client) => {
    if (client !== broken) return;
    client = null;
    void broken.end().catch(() => undefined);
    if (closed) return;
    for (const { lost } of breakListeners) lost();
    for (const seeker of seekers) {
      if (!seeker.holds) continue;
      seeker.holds = false;
      void inTurn(seeker.lost).catch(() => undefined);
    }
    beat(FIRST_RETRY_MS);
  };

  const seek = async (seeker: Seeker) => {
    if (!client || seeker.holds) return;
    const locked = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      LOCK_CLASS,
      ADVISORY_LOCKS[seeker.duty],
    ]);
    if (!locked.rows[0]?.held) return;
    seeker.holds = true;
    await seeker.gained();
  };

  const pulse = async () => {
    if (closed) return;
    if (client) await client.query('select 1');
    else {
      await connect();
      for (const { back } of breakListeners) back();
    }
    for (const seeker of seekers) await seek(seeker);
  };

  const beat = (delay = PULSE_MS) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      inTurn(pulse)
        .catch(() => client && drop(client))
        .finally(() => closed || beat());
    }, delay);
    timer.unref();
  };

  await connect();
  beat();
  return {
    onMessage: (listener) => void messageListeners.push(listener),
    onBreak: (listener) => void breakListeners.push(listener),
    lead: (duty, holder) => {
      const seeker: Seeker = { duty, holds: false, ...holder };
      seekers.push(seeker);
      return inTurn(() => seek(seeker));
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await turn.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
