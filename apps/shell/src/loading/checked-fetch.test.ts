import { describe, expect, it } from '@jest/globals';
import { checkedFetch, diagnoseFiles } from './checked-fetch';

const answering = (status: number) => (async () => new Response('x', { status })) as typeof fetch;
const rejecting = (name: string) => (async () => Promise.reject(new DOMException('x', name))) as typeof fetch;

describe('a file', () => {
  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [500, 'server'],
    [503, 'server'],
  ])('that answers %i is a %s fault with its status', async (status, kind) => {
    await expect(checkedFetch('/a.js', {}, answering(status))).rejects.toMatchObject({ kind, status });
  });

  it('without an answer is a timeout, with a broken connection a network fault', async () => {
    await expect(checkedFetch('/a.js', {}, rejecting('TimeoutError'))).rejects.toMatchObject({
      kind: 'timeout',
    });
    await expect(checkedFetch('/a.js', {}, rejecting('NetworkError'))).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('that arrives but does not match its hash is an integrity fault', async () => {
    const tampered = (async (_url: string, init?: RequestInit) =>
      init?.integrity ? Promise.reject(new TypeError('integrity')) : new Response('x')) as typeof fetch;
    const fault = await diagnoseFiles(['/a.js'], { '/a.js': 'sha384-x' }, tampered);
    expect(fault?.kind).toBe('integrity');
  });

  it('that is truncated is a network fault, which is retried, not an integrity fault', async () => {
    const cut = (async (_url: string, init?: RequestInit) => {
      if (init?.integrity) throw new TypeError('integrity');
      return new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }),
      );
    }) as typeof fetch;
    const fault = await diagnoseFiles(['/a.js'], { '/a.js': 'sha384-x' }, cut);
    expect([fault?.kind, fault?.isPassing]).toEqual(['network', true]);
  });

  it('that is available now is no fault', async () => {
    expect(await diagnoseFiles(['/a.js'], { '/a.js': 'sha384-x' }, answering(200))).toBeNull();
  });
});
