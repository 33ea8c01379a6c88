/** The build event stream of development servers. */
const BUILDS_ADDRESS = '/__builds';

interface BuildStream {
  addEventListener(type: 'message', listener: (event: { data: string }) => void): void;
}

export interface FollowedOrigins {
  origins: readonly string[];
  openStream(address: string): BuildStream;
  reload(): void;
}

/**
 * Reloads the page when a development server has a new build of a remote. For portals with production React;
 * with development React the page uses fast refresh.
 */
export function watchOrigins({ origins, openStream, reload }: FollowedOrigins): void {
  for (const origin of new Set(origins))
    openStream(`${origin}${BUILDS_ADDRESS}`).addEventListener('message', ({ data }) => {
      const news: unknown = JSON.parse(data);
      if (typeof news === 'object' && news !== null && 'isPublished' in news) reload();
    });
}
