import { expect, it } from '@jest/globals';
import { watchOrigins } from './watch-origins';

it('reloads the page for each build of a development server and ignores its other messages', () => {
  const streams = new Map<string, (event: { data: string }) => void>();
  let loads = 0;
  watchOrigins({
    origins: ['http://localhost:3002', 'http://localhost:3003', 'http://localhost:3002'],
    openStream: (address) => ({
      addEventListener: (_type, listener) => void streams.set(address, listener),
    }),
    reload: () => (loads += 1),
  });
  expect([...streams.keys()]).toEqual(['http://localhost:3002/__builds', 'http://localhost:3003/__builds']);
  const send = (news: unknown) =>
    streams.get('http://localhost:3002/__builds')?.({ data: JSON.stringify(news) });
  send({ app: 'alpha', problems: ['a.ts(1,1): error'] });
  send(null);
  expect(loads).toBe(0);
  send({ app: 'alpha', hash: '2', isPublished: true });
  expect(loads).toBe(1);
});
