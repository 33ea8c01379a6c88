/** How long a request may take to arrive; tests shorten it. */
export interface ArrivalTimes {
  /** All headers, from the first byte or the opening of the connection. */
  readonly headersMs: number;
  /** A whole body, before its size counts. */
  readonly bodyMs: number;
  /** The slowest line whose uploads pass. */
  readonly slowestBytesPerSecond: number;
}

/** What one request may take: the server, the balancer and the portal keep to the same. */
export const REQUEST_LIMITS: ArrivalTimes & {
  /** Of a body without a session. */
  readonly publicBodyBytes: number;
  /** Of a body with one. */
  readonly bodyBytes: number;
  /** Of a bulk file of the largest size in base64, and a little around it. */
  readonly fileBodyBytes: number;
  /** Of a photo that a fleet sends. */
  readonly photoBodyBytes: number;
  /** Files one account may send at a time, at each instance. */
  readonly filesAtOnce: number;
};

/** Milliseconds within which a body of so many bytes arrives over the slowest line. */
export function bodyWaitMs(
  bytes: number,
  times?: Pick<ArrivalTimes, 'bodyMs' | 'slowestBytesPerSecond'>,
): number;
