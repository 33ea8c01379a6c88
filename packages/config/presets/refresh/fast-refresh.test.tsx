import { beforeEach, describe, expect, it } from '@jest/globals';
import { componentNames } from './module-boundary';
import { startRefresh, type HotModule, type RefreshRuntime } from './page-runtime';

const Card = () => null;
const Row = () => null;

describe('a module that can be replaced without its importers', () => {
  it('exports only components', () => {
    expect(componentNames({ Row, Card, __esModule: true })).toBe('Card,Row');
  });

  it.each([
    ['a constant', { Card, ROWS: 5 }],
    ['a hook', { useCard: () => null }],
    ['nothing', {}],
    ['a remote', { default: { manifest: {}, screens: {} } }],
  ])('exports no %s', (_what, exports) => {
    expect(componentNames(exports)).toBeNull();
  });
});

describe('the runtime of a page', () => {
  let runtime: RefreshRuntime;
  let acts: string[];
  beforeEach(() => {
    acts = [];
    runtime = startRefresh({} as typeof globalThis);
  });

  function hotModule(names?: string | null): HotModule & { disposed: { names?: string | null } } {
    const disposed: { names?: string | null } = {};
    return {
      disposed,
      ...(names === undefined ? {} : { data: { names } }),
      accept: () => void acts.push('accept'),
      dispose: (listener) => listener(disposed),
      invalidate: () => void acts.push('invalidate'),
      status: () => 'idle',
      check: async () => null,
      addStatusHandler: () => void acts.push('follow'),
    };
  }
  const settle = (hot: HotModule, exports: unknown) =>
    runtime.settle({ app: 'alpha', hot, exports, address: 'http://localhost:3007/', buildHash: () => '1' });

  it('accepts updates of a module with components, and follows each build once', () => {
    settle(hotModule(), { Card });
    settle(hotModule(), { Row });
    expect(acts).toEqual(['follow', 'accept', 'accept']);
  });

  it('leaves a module with other exports to its importers', () => {
    settle(hotModule(), { ROWS: 5 });
    expect(acts).toEqual(['follow']);
  });

  it('runs the importers of a module whose exported components changed', () => {
    const hot = hotModule('Card');
    settle(hot, { Card, Row });
    expect(acts).toEqual(['follow', 'accept', 'invalidate']);
    expect(hot.disposed.names).toBe('Card,Row');
  });

  it('reports a build that started before a listener was added', () => {
    settle(hotModule(), { Card });
    const addresses: string[] = [];
    runtime.onApp(({ address }) => addresses.push(address));
    expect(addresses).toEqual(['http://localhost:3007/']);
  });
});
