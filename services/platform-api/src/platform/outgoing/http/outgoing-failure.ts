/**
 * `lost`: no complete answer, so the call may have had its effect. `busy`: the other server did nothing yet. `refused`: the
 * same call would be refused again.
 */
export type FailureKind = 'lost' | 'busy' | 'refused';

/** Why a call of another server failed. Contains neither credentials nor contacts nor positions. */
export class OutgoingFailure extends Error {
  override name = 'OutgoingFailure';

  constructor(
    readonly kind: FailureKind,
    /** HTTP status; null without an answer. */
    readonly status: number | null,
    /** Of the answer, shortened; without an answer `timeout`, `connection`, `refused-address` or `unknown-host`. */
    readonly reason: string,
    /** How long the other server wants to be left alone; null where it names no time. */
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(describe(status, reason), options);
  }
}

const WITHOUT_ANSWER: Readonly<Record<string, string>> = {
  timeout: 'no answer in time',
  connection: 'no connection',
  'refused-address': 'an address that must not be called',
  'unknown-host': 'no such host',
};

const describe = (status: number | null, reason: string): string => {
  if (status === null) return WITHOUT_ANSWER[reason] ?? reason;
  return reason === '' ? `status ${status}` : `status ${status}: ${reason}`;
};
