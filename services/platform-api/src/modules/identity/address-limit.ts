/** Fastify's route configuration for a limit per client address; whoever exceeds it is answered 429. */
export const perAddress = (callsInFiveMinutes: number) => ({
  routeConfig: { rateLimit: { max: callsInFiveMinutes, timeWindow: 5 * 60_000 } },
});
