import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { writeTestSite } from '../../../testing/inputs/write-test-site';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ siteDir: writeTestSite().folder });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('files of the site', () => {
  it('with a hash in their address are kept for ever, others asked for each time', async () => {
    const fetchCacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await fetchCacheControl('/shell/main.0a1b2c3d.js')).toBe('public, max-age=31536000, immutable');
    expect(await fetchCacheControl('/remotes/parcels/1.0.0-aa/remoteEntry.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await fetchCacheControl('/registry/courier.json')).toBe('no-cache');
    expect(await fetchCacheControl('/asset-manifest.json')).toBe('no-cache');
  });

  it('travel compressed when there is a compressed twin', async () => {
    const answer = await get('/shell/main.0a1b2c3d.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await get('/shell/main.0a1b2c3d.js')).body).toBe('plain text of the script');
  });

  it('that are missing, templates, or outside the site are 404 in the shape of errors', async () => {
    for (const url of [
      '/shell/gone.js',
      '/shell/index.html',
      '/remotes/parcels/1.0.0-aa/public.html',
      '/shell/%2e%2e/package.json',
      '/shell/.hidden',
      '/remotes/%2e%2e%2f%2e%2e%2fetc/passwd',
      '/favicon.ico',
      '/courier/api/v1/unknown',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toEqual({ message: 'Not found', meta: { translation_key: 'error.not-found' } });
    }
  });
});
