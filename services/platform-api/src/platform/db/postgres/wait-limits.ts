/** Timeouts for PostgreSQL in milliseconds. Every wait is limited, so that a stalled process stalls no other. */
export interface WaitLimits {
  connectMs: number;
  /** For a call's turn to use a connection or begin a transaction. */
  callTurnMs: number;
  /** The same for jobs and the start. */
  workTurnMs: number;
  /** For a locked row. With `callTurnMs` it stays below three seconds. */
  lockMs: number;
  statementMs: number;
  /** For an idle open transaction, whose process is frozen or cut off; PostgreSQL then ends it. */
  idleTransactionMs: number;
  /** For the first call with the same idempotency key. */
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

/** An index on a large table takes long, but idle transactions stay limited. */
export const MIGRATION_LIMITS: WaitLimits = {
  ...WAIT_LIMITS,
  lockMs: 0,
  statementMs: 0,
  idleTransactionMs: 60_000,
};

/** The server ends a statement first; this covers a server or network that does not answer. */
const UNANSWERED_MS = 5000;

/** A peer that does not acknowledge is dropped after this time; probes detect one on an idle connection. */
const TCP = {
  tcp_user_timeout: 10_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};
const KEEP_ALIVE_DELAY_MS = 10_000;

/** How PostgreSQL detects dead clients. Options in the address come last. */
function tcpOptions(url: string): string {
  const ours = Object.entries(TCP).map(([name, value]) => `-c ${name}=${value}`);
  return [...ours, ...new URL(url).searchParams.getAll('options')].join(' ');
}

/** Options in the address would replace those passed separately. */
function withoutOptions(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('options')) return url;
  address.searchParams.delete('options');
  return address.href;
}

export const connectionSettings = (url: string, connectMs: number) => ({
  connectionString: withoutOptions(url),
  options: tcpOptions(url),
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
});

export const sessionLimits = ({ lockMs, statementMs, idleTransactionMs }: WaitLimits) => ({
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
  // Zero means no limit.
  query_timeout: statementMs && statementMs + UNANSWERED_MS,
});
