/** Limits of one live channel, and of the channels of a session or account per instance. */
export const LIVE_LIMITS = {
  /** Burst, then per second. The server closes a channel that exceeds it. */
  messagesAtOnce: 50,
  messagesPerSecond: 10,
  /** Beyond the limit, the oldest is replaced. */
  subscriptionsPerChannel: 200,
  channelsPerSession: 20,
  channelsPerAccount: 100,
} as const;
