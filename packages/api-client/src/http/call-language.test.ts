import { expect, it } from '@jest/globals';
import { createApiClient } from './create-api-client';

it('names the language of the portal in each call, which may change', async () => {
  const languages: (string | null)[] = [];
  let language = 'de-AT';
  const client = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => null,
    language: () => language,
    fetch: async (_input, init) => {
      languages.push(new Headers(init?.headers).get('accept-language'));
      return Response.json({ result: { vendors: [] } });
    },
  });
  await client.vendors.list();
  language = '';
  await client.vendors.list();
  expect(languages).toEqual(['de-AT', null]);
});
