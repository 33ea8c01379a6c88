import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countryConfig, LIMITS } from '@courier/config';
import { createFlags } from './flags';
import { refreshOnVendor } from './refresh-on-vendor';
import { loadSources } from './load-sources';

const SERVICE = 'http://portal.test/ofrep/v1/evaluate/flags';
const FILE = 'http://portal.test/feature-flags.json';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The behaviour of an address: an answer, a network error, a page, no answer, or a status. */
type Answer = object | 'down' | 'html' | 'silent' | number;

function setUp(
  answers: { service: Answer; file: Answer },
  given: { initial?: Record<string, boolean>; vendorId?: string } = {},
) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const fetcher = (async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (input instanceof Request) bodies.push(await input.clone().json());
    const answer = url === SERVICE ? answers.service : answers.file;
    if (answer === 'down') throw new TypeError('fetch failed');
    if (answer === 'silent') return new Promise<never>(() => undefined);
    if (answer === 'html')
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    if (typeof answer === 'number') return new Response('{}', { status: answer });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const failures: Error[] = [];
  const flags = createFlags({
    defaults: { voucher: false, helpcenter: true, payment_vat: false },
    initial: given.initial ?? {},
    load: () =>
      loadSources({
        country: countryConfig('TW'),
        brand: 'courier',
        vendorId: () => given.vendorId ?? null,
        flagsPath: '/ofrep/v1/evaluate/flags',
        base: 'http://portal.test',
        fetcher,
      }),
    onFailure: (error) => failures.push(error as Error),
  });
  const refresh = async (waitMs = 0) => {
    flags.refresh();
    await jest.advanceTimersByTimeAsync(400 + waitMs);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { flags, asked, bodies, failures, answers, refresh };
}

const evaluation = (values: Record<string, unknown>) => ({
  flags: Object.entries(values).map(([key, value]) => ({ key, value, reason: 'STATIC', variant: 'x' })),
});
const errorCause = (error: Error | undefined) => error?.cause;

describe('where flag values come from', () => {
  it('is the flag service while it answers; no other source is requested [FLAG-01]', async () => {
    const { flags, asked, refresh } = setUp({
      service: evaluation({ voucher: true, helpcenter: false }),
      file: { voucher: false, payment_vat: true },
    });
    await refresh();
    expect(asked).toEqual([SERVICE]);
    expect(flags.get()).toEqual({ voucher: true, helpcenter: false, payment_vat: false });
  });

  it.each<[string, Answer]>([
    ['is down', 'down'],
    ['answers 500', 500],
    ['answers html', 'html'],
    ['answers another shape', { values: [] }],
  ])('is the file of the origin when the service %s [FLAG-01] [FLAG-05] [FLAG-10]', async (_, service) => {
    const { flags, asked, refresh, failures } = setUp({ service, file: { voucher: true } });
    await refresh();
    expect(asked).toEqual([SERVICE, FILE]);
    expect([flags.isOn('voucher'), failures]).toEqual([true, []]);
  });

  it('is the service again as soon as it answers', async () => {
    const { flags, answers, refresh } = setUp({ service: 'down', file: { voucher: true } });
    await refresh();
    answers.service = evaluation({ voucher: false });
    await refresh();
    expect(flags.isOn('voucher')).toBe(false);
  });

  it('is the built-in value for a flag that the answer omits or that is not a boolean; unknown flags are off [FLAG-08]', async () => {
    const { flags, refresh } = setUp({
      service: evaluation({ helpcenter: 'no', later: 7, newer: true }),
      file: { voucher: true },
    });
    await refresh();
    expect(flags.get()).toEqual({
      voucher: false,
      helpcenter: true,
      payment_vat: false,
      later: false,
      newer: true,
    });
    expect(flags.isOn('pre_order')).toBe(false);
  });

  it('is the built-in value while no source has answered [FLAG-01] [FLAG-08]', async () => {
    const { flags, refresh } = setUp({ service: 'down', file: 'down' });
    await refresh();
    expect(flags.get()).toEqual({ voucher: false, helpcenter: true, payment_vat: false });
  });

  it('is the last known value after a complete failure, which is reported with each reason [FLAG-05] [FLAG-06] [FLAG-08]', async () => {
    const { flags, answers, refresh, failures } = setUp({
      service: evaluation({ voucher: true }),
      file: 404,
    });
    await refresh();
    answers.service = 'silent';
    await refresh(LIMITS.flagTimeoutMs);
    expect(flags.isOn('voucher')).toBe(true);
    expect(failures.map(({ message }) => message)).toEqual(['FwF: couldnt refresh the flags']);
    expect(errorCause(failures[0])).toEqual(['flag-service: Timeout error', 'static-file: Error']);
  });
});

describe('a flag request', () => {
  it('contains country, brand and the selected vendor, and is repeated for another vendor', async () => {
    const chosen: { vendorId?: string } = {};
    const { flags, bodies } = setUp({ service: evaluation({}), file: {} }, chosen);
    const follow = refreshOnVendor(flags, () => chosen.vendorId ?? null);
    for (const vendorId of [undefined, 'v1001', 'v1001', 'v1002']) {
      if (vendorId) chosen.vendorId = vendorId;
      follow();
      await jest.advanceTimersByTimeAsync(400);
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(bodies).toMatchObject([
      { context: { country: 'TW', brand: 'courier', vendor_id: 'v1001' } },
      { context: { country: 'TW', brand: 'courier', vendor_id: 'v1002' } },
    ]);
  });

  it('gives the service 2000 ms [FLAG-03] [FLAG-05]', async () => {
    const { flags, asked, refresh } = setUp({ service: 'silent', file: { voucher: true } });
    await refresh(1999);
    expect([asked, flags.isOn('voucher')]).toEqual([[SERVICE], false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([asked, flags.isOn('voucher')]).toEqual([[SERVICE, FILE], true]);
  });

  it('is repeated every 300000 ms [FLAG-02]', async () => {
    const { flags, asked } = setUp({ service: evaluation({}), file: {} });
    const stop = flags.start();
    await jest.advanceTimersByTimeAsync(299_999);
    expect(asked).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(401);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  });

  it('is debounced by 400 ms [FLAG-04]', async () => {
    const { flags, asked } = setUp({ service: evaluation({}), file: {} });
    flags.refresh();
    await jest.advanceTimersByTimeAsync(399);
    flags.refresh();
    await jest.advanceTimersByTimeAsync(399);
    expect(asked).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
  });

  it('does not notify listeners when no value changed', async () => {
    const { flags, refresh } = setUp(
      { service: evaluation({ voucher: true }), file: {} },
      { initial: { voucher: true } },
    );
    const heard = jest.fn();
    flags.subscribe(heard);
    await refresh();
    expect(heard).not.toHaveBeenCalled();
  });

  it('loads its code again when that failed', async () => {
    const onFailure = jest.fn();
    const load = jest.fn(async () => Promise.reject(new Error('chunk')));
    const flags = createFlags({ defaults: {}, initial: {}, load, onFailure });
    for (const times of [1, 2]) {
      flags.refresh();
      await jest.advanceTimersByTimeAsync(400);
      expect([load.mock.calls.length, onFailure.mock.calls.length]).toEqual([times, times]);
    }
  });
});
