import { LIMITS } from '@courier/config';
import * as v from 'valibot';
import type { Clock } from '../platform/clock';

/** Addresses of the two scripts that change with every build. */
export interface LoadedBuild {
  main: string;
  runtime: string;
}

const manifestSchema = v.object({ files: v.object({ 'main.js': v.string(), 'runtime.js': v.string() }) });

/** The scripts of this document; null without hashes, as on a development server. */
export function loadedBuild(from: Document = document): LoadedBuild | null {
  const paths = [...from.scripts].map((script) => (script.src ? new URL(script.src).pathname : ''));
  const find = (name: string) => paths.find((path) => new RegExp(`/${name}\\.[0-9a-f]{6,}\\.js$`).test(path));
  const main = find('main');
  return main === undefined ? null : { main, runtime: find('runtime') ?? main };
}

export interface BuildCheckServices {
  loaded: LoadedBuild;
  fetcher: typeof fetch;
  now: Clock;
  /** Called once, with the main script of the newer build. */
  onOutdated: (newer: string) => void;
}

/** Returns the function that stops it. */
export function startBuildCheck({ loaded, fetcher, now, onOutdated }: BuildCheckServices): () => void {
  const timer = setInterval(() => void check(), LIMITS.buildCheckMs);
  const stop = () => clearInterval(timer);

  async function check(): Promise<void> {
    const published = await read().catch(() => null);
    if (!published) return;
    const { 'main.js': main, 'runtime.js': runtime } = published.files;
    if (main === loaded.main && runtime === loaded.runtime) return;
    stop();
    onOutdated(main);
  }

  async function read() {
    const answer = await fetcher(`/asset-manifest.json?timestamp=${now()}`, { cache: 'no-store' });
    return answer.ok ? v.parse(manifestSchema, await answer.json()) : null;
  }

  return stop;
}
