import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { FakeBackend } from '@courier/api-client/testing';
import { renderShell } from '../testing/render-shell';

const page = window as { dataLayer?: unknown[] };
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  delete page.dataLayer;
});

/** A workspace with a failed request that is reported only to analytics and the console. */
async function openWithFailure(config: { silent?: boolean }) {
  const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => undefined),
  );
  const prepare = (backend: FakeBackend) => backend.fail('parameters.get', { status: 404 });
  const shell = await renderShell({ config, prepare });
  stop = shell.stop;
  await waitFor(() => expect(shell.backend.calls.some((call) => call.name === 'parameters.get')).toBe(true));
  shell.services.ports.analytics.push('pressed', { on: true });
  shell.services.ports.analytics.trackError('probe', new TypeError('with an address in it'));
  return { lines: () => consoles.flatMap((spy) => spy.mock.calls) };
}

it('tracks and logs errors without user input', async () => {
  const { lines } = await openWithFailure({});
  expect(page.dataLayer).toContainEqual({ event: 'pressed', on: true });
  expect(page.dataLayer).toContainEqual(expect.objectContaining({ event: 'error', label: 'probe' }));
  expect(lines()).toContainEqual(['probe: TypeError', expect.anything()]);
  expect(JSON.stringify([lines(), page.dataLayer])).not.toContain('address in it');
});

it('keeps console and data layer empty with a silent configuration, which is not the default [CONF-09]', async () => {
  const silent = await openWithFailure({ silent: true });
  expect([silent.lines(), page.dataLayer]).toEqual([[], undefined]);
  stop();
  jest.restoreAllMocks();
  const normal = await openWithFailure({});
  expect(normal.lines()).not.toEqual([]);
  expect(page.dataLayer).not.toEqual([]);
});
