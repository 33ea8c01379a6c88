import { Client, type QueryResultRow } from 'pg';
import { ADVISORY_LOCKS, LOCK_CLASS } from './advisory-locks';
import { DatabaseUnavailable, asDatabaseError } from '../database-unavailable';
import { LINK_CHANNEL } from './link-channel';
import { measureSilence, type Silence } from './silence';
import { connectionSettings } from './wait-limits';

type LockName = keyof typeof ADVISORY_LOCKS;

/** One instance holds a duty at a time; another takes over when it dies. */
export interface Leadership {
  /**
   * Requests a duty until the server closes. Resolves after the first try, and after `gained` if that succeeded. `lost`
   * is called when the duty has to be given up.
   */
  campaignFor(duty: LockName, holder: { gained(): Promise<void>; lost(): Promise<void> }): Promise<void>;
}

/** The connection for messages between instances and for duties. It reconnects automatically. */
export interface InstanceLink extends Leadership {
  onMessage(listener: (payload: string) => void): void;
  /** `lost` when messages may be missed, `back` when they are received again. */
  onBreak(listener: { lost(): void; back(): void }): void;
  /**
   * Queries on the link's own connection, which no call uses.
   * @throws DatabaseUnavailable while disconnected
   */
  query<Row extends QueryResultRow>(statement: string): Promise<Row[]>;
  /** Age in ms of the oldest unanswered statement of the link; 0 when there is none. */
  silentMs(): number;
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
const CONNECT_LIMIT_MS = 5000;
/** After this silence PostgreSQL ends the session, so that another instance takes over its duties. */
const SILENT_MS = 10_000;

export const onlyInstance: Leadership = { campaignFor: (_duty, { gained }) => gained() };

interface Listeners {
  readonly messages: ((payload: string) => void)[];
  readonly breaks: { lost(): void; back(): void }[];
}

/** @throws DatabaseUnavailable when the first connection fails */
export async function openInstanceLink(connectionString: string): Promise<InstanceLink> {
  const listeners: Listeners = { messages: [], breaks: [] };
  const seekers: Seeker[] = [];
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let turn: Promise<void> = Promise.resolve();
  const silence = measureSilence();

  const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work, work));

  const drop = (broken: Client) => {
    if (client !== broken) return;
    client = null;
    void broken.end().catch(() => undefined);
    if (closed) return;
    for (const { lost } of listeners.breaks) lost();
    for (const seeker of seekers) {
      if (!seeker.holds) continue;
      seeker.holds = false;
      void inTurn(seeker.lost).catch(() => undefined);
    }
    beat(FIRST_RETRY_MS);
  };

  const pulse = async () => {
    if (closed) return;
    if (client) await silence.watch(client.query('select 1'));
    else {
      client = await connect(connectionString, listeners, drop);
      for (const { back } of listeners.breaks) back();
    }
    for (const seeker of seekers) await seek(client, seeker, silence);
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

  client = await connect(connectionString, listeners, drop);
  beat();
  return {
    onMessage: (listener) => void listeners.messages.push(listener),
    onBreak: (listener) => void listeners.breaks.push(listener),
    query: async <Row extends QueryResultRow>(statement: string) => {
      if (!client) throw new DatabaseUnavailable('The link is lost.');
      return (await silence.watch(client.query<Row>(statement))).rows;
    },
    silentMs: silence.milliseconds,
    campaignFor: (duty, holder) => {
      const seeker: Seeker = { duty, holds: false, ...holder };
      seekers.push(seeker);
      return inTurn(() => seek(client, seeker, silence));
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await turn.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

/** @throws DatabaseUnavailable */
async function connect(
  connectionString: string,
  { messages }: Listeners,
  onEnd: (client: Client) => void,
): Promise<Client> {
  const settings = connectionSettings(connectionString, CONNECT_LIMIT_MS);
  const client = new Client({
    ...settings,
    options: `${settings.options} -c idle_session_timeout=${SILENT_MS}`,
    query_timeout: 10_000,
    application_name: 'courier-platform-api link',
  });
  client.on('error', () => onEnd(client));
  client.on('end', () => onEnd(client));
  client.on('notification', ({ payload = '' }) => messages.forEach((tell) => tell(payload)));
  try {
    await client.connect();
    await client.query(`listen ${LINK_CHANNEL}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw asDatabaseError(error);
  }
  return client;
}

async function seek(client: Client | null, seeker: Seeker, silence: Silence): Promise<void> {
  if (!client || seeker.holds) return;
  const locked = await silence.watch(
    client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      LOCK_CLASS,
      ADVISORY_LOCKS[seeker.duty],
    ]),
  );
  if (!locked.rows[0]?.held) return;
  seeker.holds = true;
  await seeker.gained();
}
