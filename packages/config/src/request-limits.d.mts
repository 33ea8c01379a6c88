/** Arrival timeouts of a request; tests shorten them. */
export interface ArrivalTimes {
  /** All headers, from the first byte or the opening of the connection. */
  readonly headersMs: number;
  /** Base time for a body, plus its size at the slowest rate. */
  readonly bodyMs: number;
  /** The slowest supported upload. */
  readonly slowestBytesPerSecond: number;
}

/** Limits of one request, for server, proxy examples and portal. */
export const REQUEST_LIMITS: ArrivalTimes & {
  /** Of a body without a session. */
  readonly publicBodyBytes: number;
  /** Of a body with a session. */
  readonly bodyBytes: number;
  /** Of the largest bulk file in base64, with some overhead. */
  readonly fileBodyBytes: number;
  readonly photoBodyBytes: number;
  /** Concurrent files of one account per instance. */
  readonly filesAtOnce: number;
};

/** Milliseconds for a body of this size on the slowest supported connection. */
export function bodyWaitMs(
  bytes: number,
  times?: Pick<ArrivalTimes, 'bodyMs' | 'slowestBytesPerSecond'>,
): number;
