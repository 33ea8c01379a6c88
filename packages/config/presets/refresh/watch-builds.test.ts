import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BuildNews } from './build-news';
import { watchBuilds } from './watch-builds';
import type { RunningApp } from './page-runtime';

const ORIGIN = 'http://localhost:3000';

let apps: Map<string, RunningApp>;
let streams: Map<string, (news: BuildNews) => void>;
let acts: string[];
let onApp: (app: RunningApp) => void;

beforeEach(() => {
  apps = new Map();
  streams = new Map();
  acts = [];
  watchBuilds({
    runtime: { apps, onApp: (listener) => (onApp = listener) },
    origin: ORIGIN,
    openStream: (address) => ({
      addEventListener: (_type, listener) =>
        void streams.set(address, (news) => listener({ data: JSON.stringify(news) })),
    }),
    reload: () => void acts.push('reload'),
    showProblems: (app, problems) => void acts.push(`${app}: ${problems.join()}`),
    warn: (text) => void acts.push(text),
  });
});

/** A running build at `hash` and its later updates. */
function run(
  app: string,
  hash: string,
  updates: readonly (string | Error)[],
  address = `${ORIGIN}/__hot/`,
): void {
  const left = [...updates];
  let running = hash;
  const check = async () => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    if (next === undefined) return null;
    acts.push(`${app} ${next}`);
    running = next;
    return [];
  };
  const hot = { check } as Partial<RunningApp['hot']> as RunningApp['hot'];
  apps.set(app, { hot, address, buildHash: () => running });
}
const send = async (news: BuildNews, origin = ORIGIN) => {
  streams.get(`${origin}/__builds`)?.(news);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const publish = (app: string) => send({ app, isPublished: true });

describe('a page of a portal in development', () => {
  it('applies each update up to the newest build without a reload', async () => {
    run('alpha', '1', ['2', '3']);
    await send({ app: 'alpha', hash: '3' });
    await publish('alpha');
    expect(acts).toEqual(['alpha 2', 'alpha 3']);
  });

  it('reloads once the newest build is published when an update cannot be applied', async () => {
    run('alpha', '1', [new Error('not accepted')]);
    await send({ app: 'alpha', hash: '2' });
    expect(acts).toEqual(['alpha cannot be updated in place; the page loads again.']);
    await publish('alpha');
    expect(acts.at(-1)).toBe('reload');
  });

  it('reloads when a missed update no longer exists', async () => {
    run('alpha', '1', []);
    await send({ app: 'alpha', hash: '3' });
    await publish('alpha');
    expect(acts).toEqual(['reload']);
  });

  it('keeps its state when an unrelated app is built', async () => {
    run('alpha', '1', []);
    await send({ app: 'beta', hash: '7' });
    await publish('beta');
    expect(acts).toEqual([]);
  });

  it('reloads after every build if it runs no updatable build', async () => {
    await publish('shell');
    expect(acts).toEqual(['reload']);
  });

  it('also follows the development server of a remote, and shows its errors', async () => {
    run('gamma', '1', [], 'http://localhost:3007/');
    onApp(apps.get('gamma') as RunningApp);
    onApp(apps.get('gamma') as RunningApp);
    await send({ app: 'gamma', problems: ['a.ts(1,2): error'] }, 'http://localhost:3007');
    expect([...streams.keys()]).toEqual([`${ORIGIN}/__builds`, 'http://localhost:3007/__builds']);
    expect(acts).toEqual(['gamma: a.ts(1,2): error']);
  });

  it('ignores the portal build of a remote that another server provides', async () => {
    run('gamma', '1', ['2'], 'http://localhost:3007/');
    onApp(apps.get('gamma') as RunningApp);
    await send({ app: 'gamma', hash: '9', problems: ['old'] });
    await publish('gamma');
    expect(acts).toEqual([]);
    await send({ app: 'gamma', hash: '2', isPublished: true }, 'http://localhost:3007');
    expect(acts).toEqual(['gamma 2']);
  });
});
