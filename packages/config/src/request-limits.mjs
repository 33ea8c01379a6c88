export const REQUEST_LIMITS = {
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

export const bodyWaitMs = (bytes, { bodyMs, slowestBytesPerSecond } = REQUEST_LIMITS) =>
  bodyMs + Math.round((bytes * 1000) / slowestBytesPerSecond);
