import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import { componentNames } from './module-boundary';

/** The used part of webpack's hot module replacement. */
export interface HotModule {
  data?: { names?: string | null };
  accept(): void;
  dispose(listener: (data: { names?: string | null }) => void): void;
  invalidate(): void;
  status(): string;
  check(autoApply: boolean): Promise<readonly unknown[] | null>;
  addStatusHandler(listener: (status: string) => void): void;
}

interface SettledModule {
  app: string;
  hot: HotModule;
  exports: unknown;
  /** Public path of the module's build. */
  address: string;
  buildHash(): string;
}

export type RunningApp = Pick<SettledModule, 'hot' | 'address' | 'buildHash'>;

export interface RefreshRuntime {
  register: typeof register;
  createSignature: typeof createSignatureFunctionForTransform;
  settle(module: SettledModule): void;
  apps: ReadonlyMap<string, RunningApp>;
  /** Calls the listener for each build that starts to run. */
  onApp(listener: (app: RunningApp) => void): void;
}

declare global {
  // eslint-disable-next-line no-var
  var courierRefresh: RefreshRuntime | undefined;
}

/** Starts React Fast Refresh; must run before React. */
export function startRefresh(page: typeof globalThis = globalThis): RefreshRuntime {
  const apps = new Map<string, RunningApp>();
  const listeners = new Set<(app: RunningApp) => void>();

  function remember({ app, hot, address, buildHash }: SettledModule): void {
    if (apps.has(app)) return;
    const running = { hot, address, buildHash };
    apps.set(app, running);
    hot.addStatusHandler((status) => {
      if (status === 'idle') performReactRefresh();
    });
    for (const listener of listeners) listener(running);
  }

  function settle(module: SettledModule): void {
    remember(module);
    const { hot } = module;
    const names = componentNames(module.exports);
    const before = hot.data?.names;
    hot.dispose((data) => {
      data.names = names;
    });
    if (names !== null) hot.accept();
    // Importers hold components that the module no longer has.
    if (typeof before === 'string' && before !== names) hot.invalidate();
  }

  injectIntoGlobalHook(page);
  const runtime: RefreshRuntime = {
    register,
    createSignature: createSignatureFunctionForTransform,
    settle,
    apps,
    onApp: (listener) => {
      listeners.add(listener);
      for (const app of apps.values()) listener(app);
    },
  };
  page.courierRefresh = runtime;
  return runtime;
}
