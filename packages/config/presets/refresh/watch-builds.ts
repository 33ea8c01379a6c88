import { BUILDS_ADDRESS, type BuildNews } from './build-news';
import type { RefreshRuntime, RunningApp } from './page-runtime';

interface BuildStream {
  addEventListener(type: 'message', listener: (event: { data: string }) => void): void;
}

export interface FollowedPage {
  runtime: Pick<RefreshRuntime, 'apps' | 'onApp'>;
  origin: string;
  openStream(address: string): BuildStream;
  reload(): void;
  showProblems(app: string, problems: readonly string[]): void;
  warn(text: string, error: unknown): void;
}

/**
 * Several quick saves are several updates.
 * @returns whether the announced build runs
 * @throws webpack's error for an update that cannot be applied
 */
async function update({ hot, buildHash }: RunningApp, wantedHash: string): Promise<boolean> {
  while (buildHash() !== wantedHash) if ((await hot.check(true)) === null) return false;
  return true;
}

/**
 * Applies updates to the builds of a page, or reloads it. Follows the page's own origin and that of every running
 * build.
 */
export function watchBuilds({ runtime, origin, openStream, reload, showProblems, warn }: FollowedPage): void {
  const followedOrigins = new Set<string>();
  const updates = new Map<string, Promise<boolean>>();

  const getOrigin = ({ address }: RunningApp) => new URL(address, origin).origin;

  const updated = (app: string, hash: string) => {
    const running = runtime.apps.get(app);
    // Not loaded yet: it will load the newest code.
    if (!running) return Promise.resolve(true);
    const before = updates.get(app) ?? Promise.resolve(true);
    const next = before.then((isRunning) => isRunning && update(running, hash));
    return next.catch((error: unknown) => {
      warn(`${app} cannot be updated in place; the page loads again.`, error);
      return false;
    });
  };

  async function onNews({ app, hash, problems, isPublished }: BuildNews, from: string): Promise<void> {
    const own = runtime.apps.get(app);
    // With `?remote=` the portal builds the same app, but the page runs another server's build.
    if (own && getOrigin(own) !== from) return;
    if (problems) showProblems(app, problems);
    if (hash !== undefined) updates.set(app, updated(app, hash));
    if (!isPublished) return;
    const isRunning = await (updates.get(app) ?? true);
    // A separate document has no updatable build.
    if (!isRunning || runtime.apps.size === 0) reload();
  }

  function watchServer(server: string): void {
    if (followedOrigins.has(server)) return;
    followedOrigins.add(server);
    openStream(`${server}${BUILDS_ADDRESS}`).addEventListener(
      'message',
      ({ data }) => void onNews(JSON.parse(data) as BuildNews, server),
    );
  }

  watchServer(origin);
  runtime.onApp((app) => watchServer(getOrigin(app)));
}
