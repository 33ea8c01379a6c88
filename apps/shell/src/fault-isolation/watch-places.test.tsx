import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RegistryEntry } from '@courier/config/registry';
import type { Root } from 'react-dom/client';
import { buildEntry } from '../testing/build-registry';
import type { Place } from './place';

/** React reads the DevTools hook when it is evaluated, so it is imported after `prepareCommits`. */
async function freshReact() {
  jest.resetModules();
  Reflect.deleteProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  (await import('./commits')).prepareCommits();
  const [react, { createRoot }, { flushSync }, watch, mark] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('react-dom'),
    import('./watch-places'),
    import('./place'),
  ]);
  return { react, createRoot, flushSync, ...watch, ...mark };
}

let stops: (() => void)[] = [];
let root: Root | null = null;
beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  root?.unmount();
  for (const stop of stops) stop();
  stops = [];
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

const entry: RegistryEntry = buildEntry({ name: 'beta' });

/** A slot of the surrounding screen. */
const OFFERED_SLOT = 'beta/weights';

async function open() {
  const { react, createRoot, flushSync, watchPlaces, PlaceMark } = await freshReact();
  let time = 0;
  let slowness = 1;
  let report: (start: number, duration: number) => void = () => undefined;
  class Observer {
    static supportedEntryTypes = ['longtask'];
    constructor(listener: (list: { getEntries: () => object[] }) => void) {
      report = (startTime, duration) => listener({ getEntries: () => [{ startTime, duration }] });
    }
    observe() {}
    disconnect() {}
  }
  Reflect.set(globalThis, 'PerformanceObserver', Observer);
  stops.push(watchPlaces({ now: () => time, slowness: () => slowness }));
  const ended: [string | null, string][] = [];
  const buildWatchedPlace = (slot: Place['slot']): Place => ({
    entry,
    slot,
    lends: 0,
    end: ({ message }) => void ended.push([slot, message]),
  });
  const places = [
    buildWatchedPlace(null),
    buildWatchedPlace('navigation-badge'),
    { ...buildWatchedPlace(null), lends: 1 },
    buildWatchedPlace(OFFERED_SLOT),
  ] as const;
  const changes: Record<string, () => void> = {};
  const Part = ({ name }: { name: string }) => {
    const [count, set] = react.useState(0);
    changes[name] = () => flushSync(() => set((before) => before + 1));
    return <p>{count}</p>;
  };
  const Deep = ({ name }: { name: string }) => (
    <div>
      <Part name={name} />
    </div>
  );
  root = createRoot(document.createElement('div'));
  const shown = root;
  flushSync(() =>
    shown.render(
      <main>
        <Part name="frame" />
        <PlaceMark place={places[0]}>
          <Deep name="screen" />
        </PlaceMark>
        <PlaceMark place={places[1]}>
          <Deep name="slot" />
        </PlaceMark>
        <PlaceMark place={places[2]}>
          <Deep name="owner" />
          <PlaceMark place={places[3]}>
            <Deep name="filler" />
          </PlaceMark>
        </PlaceMark>
      </main>,
    ),
  );
  return {
    ended,
    places,
    change: (name: string) => changes[name]?.(),
    /** Makes this number of updates within a second. */
    busy(name: string, count: number) {
      for (let turn = 0; turn < count; turn += 1) {
        changes[name]?.();
        time += 1000 / count;
      }
    },
    /** An update within a long task. */
    slowly(name: string, duration: number) {
      changes[name]?.();
      report(time - 1, duration);
      time += duration;
    },
    pass: (ms: number) => void (time += ms),
    slow: (times: number) => void (slowness = times),
  };
}

describe('more than 200 commits per second', () => {
  it('for two seconds end the screen that causes them, at any depth', async () => {
    const { busy, ended } = await open();
    busy('screen', 201);
    busy('screen', 201);
    expect(ended).toEqual([]);
    busy('screen', 201);
    expect(ended).toEqual([[null, 'More than 200 changes a second for 2 seconds']]);
  });

  it('end the slot that causes them and not the screen beside it', async () => {
    const { busy, ended } = await open();
    for (const count of [300, 301, 302]) busy('slot', count);
    expect(ended.map(([slot]) => slot)).toEqual(['navigation-badge']);
  });

  it.each([
    ['owner', null],
    ['filler', OFFERED_SLOT],
  ])('end the %s of a slot of a remote and not the other one', async (who, slot) => {
    const { busy, ended } = await open();
    for (const count of [300, 301, 302]) busy(who, count);
    expect(ended.map(([which]) => which)).toEqual([slot]);
  });

  it.each([
    ['no more than 200', 'screen', [200, 200, 200, 200]],
    ['for a second, then fewer', 'screen', [300, 100, 300, 100]],
    ['of the frame itself', 'frame', [300, 300, 300]],
  ])('%s end nothing', async (_which, who, seconds) => {
    const { busy, ended } = await open();
    for (const count of seconds) busy(who, count);
    expect(ended).toEqual([]);
  });
});

describe('a slot that blocks the page', () => {
  it('for more than 50 ms with two updates in a row is ended', async () => {
    const { slowly, ended } = await open();
    slowly('slot', 51);
    expect(ended).toEqual([]);
    slowly('slot', 51);
    expect(ended).toEqual([['navigation-badge', 'It held the page for 51 ms']]);
  });

  it('of another remote is ended without its owner', async () => {
    const { slowly, ended } = await open();
    for (const duration of [51, 52]) slowly('owner', duration);
    expect(ended).toEqual([]);
    for (const duration of [51, 52]) slowly('filler', duration);
    expect(ended).toEqual([[OFFERED_SLOT, 'It held the page for 52 ms']]);
  });

  it('once, followed by a fast update, stays', async () => {
    const { slowly, change, pass, ended } = await open();
    for (const duration of [500, 400, 300]) {
      slowly('slot', duration);
      change('slot');
      pass(2001);
    }
    expect(ended).toEqual([]);
  });

  it('because the machine is slow stays', async () => {
    const { slowly, slow, ended } = await open();
    slow(4);
    slowly('slot', 200);
    slowly('slot', 200);
    expect(ended).toEqual([]);
    slowly('slot', 201);
    slowly('slot', 201);
    expect(ended).toHaveLength(1);
  });

  it.each(['screen', 'frame'])('is not ended for an update of the %s', async (who) => {
    const { slowly, ended } = await open();
    for (const duration of [700, 800, 900]) slowly(who, duration);
    expect(ended).toEqual([]);
  });
});

it('the first render of a slot has a limit of 200 ms', async () => {
  const { createSlotWatch } = await import('./slot-watch');
  const onSlow = jest.fn();
  const watch = createSlotWatch({ slowness: () => 1, onSlow });
  const place: Place = { entry, slot: 'edit-outlet', lends: 0, end: () => undefined };
  const first = (at: number, duration: number) => {
    watch.drawn([{ place, isFirst: true }], at);
    watch.stoodStill({ start: at - 10, duration });
  };
  first(100, 200);
  first(400, 200);
  expect(onSlow).not.toHaveBeenCalled();
  first(800, 201);
  first(1200, 201);
  expect(onSlow).toHaveBeenCalledWith(place, 201);
});

it.each([
  ['is ended however late the browser tells', false, 1],
  ['stays where it did well in between, however late the browser tells', true, 0],
])('a slot that blocks the page for seconds %s', async (_which, doesWell, ended) => {
  const { createSlotWatch } = await import('./slot-watch');
  const onSlow = jest.fn();
  const watch = createSlotWatch({ slowness: () => 1, onSlow });
  const place: Place = { entry, slot: 'edit-outlet', lends: 0, end: () => undefined };
  const update = (at: number) => watch.drawn([{ place, isFirst: false }], at);
  update(3000);
  if (doesWell) update(3200);
  update(6300);
  watch.stoodStill({ start: 900, duration: 2110 });
  watch.stoodStill({ start: 4200, duration: 2110 });
  expect(onSlow).toHaveBeenCalledTimes(ended);
});

it('a slow slot is detected although the browser rounds the times of long tasks', async () => {
  const { createSlotWatch } = await import('./slot-watch');
  const onSlow = jest.fn();
  const watch = createSlotWatch({ slowness: () => 1, onSlow });
  const place: Place = { entry, slot: 'edit-outlet', lends: 0, end: () => undefined };
  for (const at of [3001.4, 6001.4]) {
    watch.drawn([{ place, isFirst: false }], at);
    watch.stoodStill({ start: at - 1001.4, duration: 1000 });
  }
  expect(onSlow).toHaveBeenCalledTimes(1);
});
