/** Arrival timeouts of a request; tests shorten them. */
export interface ArrivalTimes {
  /** All headers, from the first byte or the opening of the connection. */
  readonly headersMs: number;
  /** Base time for a body, plus its size at the slowest rate. */
  readonly bodyMs: number;
  /** The slowest supported upload. */
  readonly slowestBytesPerSecond: number;
}

interface RequestLimits extends ArrivalTimes {
  /** Of a body without a session. */
  readonly publicBodyBytes: number;
  /** Of a body with a session. */
  readonly bodyBytes: number;
  /** Of the largest bulk file in base64, with some overhead. */
  readonly fileBodyBytes: number;
  readonly photoBodyBytes: number;
  /** Concurrent files of one account per instance. */
  readonly filesAtOnce: number;
}

/** Limits of one request, for server, proxy examples and portal. */
export const REQUEST_LIMITS: RequestLimits = {
  headersMs: 10_000,
  bodyMs: 10_000,
  /** 256 kbit/s, as of a phone with weak reception. */
  slowestBytesPerSecond: 32 * 1024,
  publicBodyBytes: 64 * 1024,
  bodyBytes: 1024 * 1024,
  fileBodyBytes: 7 * 1024 * 1024,
  photoBodyBytes: 8 * 1024 * 1024,
  /** Each is held in memory until complete. */
  filesAtOnce: 4,
};

/** Milliseconds for a body of this size on the slowest supported connection. */
export const bodyWaitMs = (
  bytes: number,
  { bodyMs, slowestBytesPerSecond }: Pick<ArrivalTimes, 'bodyMs' | 'slowestBytesPerSecond'> = REQUEST_LIMITS,
): number => bodyMs + Math.round((bytes * 1000) / slowestBytesPerSecond);
