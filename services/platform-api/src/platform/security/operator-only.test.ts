import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/server/start-test-app';

const TOKEN = 'f3Jk9_operator-token-of-32-letters.x';
const ADDRESSES = ['/metrics', '/courier/api/v1/openapi.json'];

async function readStatuses(overrides: Parameters<typeof startTestApp>[0], authorization?: string) {
  const server = await startTestApp(overrides);
  const headers = authorization === undefined ? {} : { authorization };
  const answers = await Promise.all(ADDRESSES.map((url) => server.app.inject({ url, headers })));
  await server.close();
  return answers.map(({ statusCode }) => statusCode);
}

describe('metrics and the API description', () => {
  it('are public outside production', async () => {
    expect(await readStatuses({ environment: 'stg', operatorToken: TOKEN })).toEqual([200, 200]);
  });

  it.each([
    undefined,
    '',
    'Bearer ',
    'Bearer null',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    TOKEN,
  ])(
    'look missing in production with %j',
    async (authorization) => {
      expect(await readStatuses({ environment: 'prd', operatorToken: TOKEN }, authorization)).toEqual([
        404, 404,
      ]);
      expect(await readStatuses({ environment: 'prd', operatorToken: null }, authorization)).toEqual([
        404, 404,
      ]);
    },
    60_000,
  );

  it('are open to the operator in production', async () => {
    expect(await readStatuses({ environment: 'prd', operatorToken: TOKEN }, `Bearer ${TOKEN}`)).toEqual([
      200, 200,
    ]);
  });
});
