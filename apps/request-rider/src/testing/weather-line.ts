import { createApiClient, type ApiClient } from '@courier/api-client';
import type { FakeBackend } from '@courier/api-client/testing';

export const WEATHER = ['fair', 'reset', 'lost', 'html', 'truncated', 500, 429] as const;
export type Weather = (typeof WEATHER)[number];

const json = { 'content-type': 'application/json' };
const BROKEN: Readonly<Record<string, () => Response>> = {
  html: () => new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } }),
  truncated: () => new Response('{"result":{"ord', { headers: json }),
  500: () => new Response('{}', { status: 500, headers: json }),
  429: () => new Response('{}', { status: 429, headers: json }),
};

/**
 * A network with random faults: defines the fate of each next call, and works normally after the list ends.
 */
export class WeatherLine {
  private inFlight = 0;

  constructor(
    private readonly backend: FakeBackend,
    private weather: Weather[],
  ) {}

  clearUp(): void {
    this.weather = [];
  }

  async quiet(): Promise<void> {
    for (let still = 0; still < 4; still += 1) {
      await new Promise((done) => setTimeout(done, 0));
      if (this.inFlight > 0) still = 0;
    }
  }

  readonly client: ApiClient = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => 'Bearer access|id',
    retryDelay: () => 0,
    fetch: async (input, init) => {
      const weather = this.weather.shift() ?? 'fair';
      this.inFlight += 1;
      try {
        if (weather === 'fair') return await this.backend.fetch(input, init);
        if (weather === 'lost') await this.backend.fetch(input, init);
        const answer = BROKEN[weather];
        if (!answer) throw new TypeError('connection reset');
        return answer();
      } finally {
        this.inFlight -= 1;
      }
    },
  });
}
