import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../testing/start-test-app';
import { createFlagValues } from './flag-values';

const folder = () => mkdtempSync(join(tmpdir(), 'courier-flags-'));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('flag values', () => {
  it('are on in the demo but for what takes something away, and the defaults in production', () => {
    const demo = createFlagValues({ dataDir: null, environment: 'stg' }, () => undefined)();
    expect(demo).toMatchObject({
      'delayed-cancellation': true,
      planned_maintenance: false,
      google_autocomplete: false,
    });
    const production = createFlagValues({ dataDir: null, environment: 'prd' }, () => undefined)();
    expect(production).toMatchObject({ 'delayed-cancellation': false, helpcenter: true });
  });

  it('follow flags.json at each change and keep its last good content', () => {
    const dataDir = folder();
    const problems: string[] = [];
    const values = createFlagValues({ dataDir, environment: 'stg' }, (sentence) => problems.push(sentence));
    expect(values()['planned_maintenance']).toBe(false);
    writeFileSync(join(dataDir, 'flags.json'), '{"planned_maintenance":true}');
    expect(values()['planned_maintenance']).toBe(true);
    writeFileSync(join(dataDir, 'flags.json'), '{"planned_maintenance":"no"');
    expect(values()['planned_maintenance']).toBe(true);
    values();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/flags\.json is not used/);
  });
});

describe('flag service', () => {
  it('answers all flags, and 304 to who has them already', async () => {
    const server = await startTestApp();
    closing.push(server.close);
    const ask = (headers = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/ofrep/v1/evaluate/flags',
        payload: { context: {} },
        headers,
      });
    const first = await ask();
    expect(first.json()).toMatchObject({
      flags: expect.arrayContaining([
        { key: 'delayed-cancellation', value: true, reason: 'STATIC', variant: 'on' },
      ]),
    });
    const second = await ask({ 'if-none-match': first.headers.etag });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  }, 60_000);
});
