/** How long anything waits for PostgreSQL, in milliseconds. Every wait has an end, so that one stalled process stalls no other. */
export interface WaitLimits {
  /** For a new connection to the server. */
  connectMs: number;
  /** That a call waits for its turn to use a connection or to begin a transaction. */
  callTurnMs: number;
  /** The same for jobs and the start, which no caller waits for. */
  workTurnMs: number;
  /** For a row that another transaction holds. With `callTurnMs` it stays below three seconds. */
  lockMs: number;
  /** For one statement. */
  statementMs: number;
  /** That an open transaction may do nothing before PostgreSQL ends it: its process is frozen or cut off. */
  idleTransactionMs: number;
  /** That a repeated call waits for the first one with its idempotency key. */
  keyMs: number;
}

export const WAIT_LIMITS: WaitLimits = {
  connectMs: 5000,
  callTurnMs: 2000,
  workTurnMs: 30_000,
  lockMs: 800,
  statementMs: 30_000,
  idleTransactionMs: 10_000,
  keyMs: 1200,
};

/** A new index on a large table takes as long as it takes; still nothing may stay open and do nothing. */
export const MIGRATION_LIMITS: WaitLimits = {
  ...WAIT_LIMITS,
  lockMs: 0,
  statementMs: 0,
  idleTransactionMs: 60_000,
};

/** A statement ends at the server first; this ends the wait for a server or a network that does not answer at all. */
const UNANSWERED_MS = 5000;

/** A peer that does not acknowledge is given up after as long; probes find one on an idle connection. */
const TCP = {
  tcp_user_timeout: 10_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};
const KEEP_ALIVE_DELAY_MS = 10_000;

/** What PostgreSQL does about the connections of a process that is gone. Options in the address come after ours. */
function tcpOptions(url: string): string {
  const ours = Object.entries(TCP).map(([name, value]) => `-c ${name}=${value}`);
  return [...ours, ...new URL(url).searchParams.getAll('options')].join(' ');
}

/** Options in the address would replace those given beside it. */
function withoutOptions(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('options')) return url;
  address.searchParams.delete('options');
  return address.href;
}

/** Address and TCP settings that every connection of this process has. */
export const connectionSettings = (url: string, connectMs: number) => ({
  connectionString: withoutOptions(url),
  options: tcpOptions(url),
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
});

/** Limits of the connections that calls and jobs use. */
export const sessionLimits = ({ lockMs, statementMs, idleTransactionMs }: WaitLimits) => ({
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
  // Zero is no limit.
  query_timeout: statementMs && statementMs + UNANSWERED_MS,
});
