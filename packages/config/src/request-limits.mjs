/** What one request may take: the server, the balancer and the portal keep to the same. */
export const REQUEST_LIMITS = {
  /** All headers, from the first byte or the opening of the connection. */
  headersMs: 10_000,
  /** A whole body, before its size counts. */
  bodyMs: 10_000,
  /** The slowest line whose uploads pass, as of a phone at the edge of a town: 256 kbit/s. */
  slowestBytesPerSecond: 32 * 1024,
  /** Of a body without a session. */
  publicBodyBytes: 64 * 1024,
  /** Of a body with one. */
  bodyBytes: 1024 * 1024,
  /** Of a bulk file of the largest size in base64, and a little around it. */
  fileBodyBytes: 7 * 1024 * 1024,
  /** Of a photo that a fleet sends. */
  photoBodyBytes: 8 * 1024 * 1024,
  /** Files one account may send at a time, at each instance: each is held in memory until it is there. */
  filesAtOnce: 4,
};

/** Milliseconds within which a body of so many bytes arrives over the slowest line. */
export const bodyWaitMs = (bytes, { bodyMs, slowestBytesPerSecond } = REQUEST_LIMITS) =>
  bodyMs + Math.round((bytes * 1000) / slowestBytesPerSecond);
