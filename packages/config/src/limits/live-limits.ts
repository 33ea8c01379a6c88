/** What one live channel, and those of one session or account at one instance, may ask for. */
export const LIVE_LIMITS = {
  /** At once; then so many a second. A channel that says more is closed. */
  messagesAtOnce: 50,
  messagesPerSecond: 10,
  /** The oldest gives way to a newer one. */
  subscriptionsPerChannel: 200,
  channelsPerSession: 20,
  channelsPerAccount: 100,
} as const;
