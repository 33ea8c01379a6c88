import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePortalConfig } from '@courier/config';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import {
  testRegistry,
  withWorkScreen,
  writeTestSite,
  type TestSite,
} from '../../testing/inputs/write-test-site';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  server = await startTestApp({ siteDir: site.folder });
});
beforeEach(() => site.writeRegistry(testRegistry()));
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const block = (html: string, id: string): unknown => {
  const content = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1];
  return JSON.parse(content ?? 'null');
};
const fetchTitle = async (path: string) => /<title>(.*?)</.exec((await get(path)).body)?.[1];
const PAGE_OF_WORDS = `<!doctype html>
<html data-courier-html>
<head><!--courier:head--></head>
<body><h1><span data-copy="shell:title.short">Sign in</span></h1><!--courier:body--></body>
</html>`;
const readPolicyDirectives = (answer: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('html', () => {
  it('is chosen by path: public, workspace of a protected route, own document of a public one', async () => {
    expect(await fetchTitle('/')).toBe('public');
    expect(await fetchTitle('/connect?next=%2Fparcels')).toBe('public');
    expect(await fetchTitle('/helpcenter/v1001')).toBe('shell');
    expect(await fetchTitle('/parcels')).toBe('shell');
    expect(await fetchTitle('/parcels/7/')).toBe('shell');
    expect(await fetchTitle('/parcel/7')).toBe('parcel-page');
  });

  it('of an unknown path is the public document with status 404', async () => {
    const answer = await get('/nobody/knows');
    expect([answer.statusCode, /<title>(.*?)</.exec(answer.body)?.[1]]).toEqual([404, 'public']);
  });

  it('carries country and brand of the Host header, Taiwan where it names none', async () => {
    site.write('locales/zh_Hant_TW.json', JSON.stringify({ shell: { a: '甲' } }));
    const html = async (host: string) => (await get('/', { host })).body;
    expect(await html('localhost:8080')).toContain(
      '<html lang="zh-Hant-TW" dir="ltr" data-country="TW" data-brand="courier"',
    );
    expect(await html('unknown.example')).toContain('data-country="TW"');
    expect(await html('send.tw.localhost:8080')).toContain('data-country="TW" data-brand="send"');
    expect(await html('kw.localhost')).toMatch(
      /lang="(ar|en)[^"]*" dir="(rtl|ltr)" data-country="KW" data-brand="oasis"/,
    );
    expect(parsePortalConfig(block(await html('kw.localhost'), 'courier-config'))).toMatchObject({
      country: 'KW',
      brand: 'oasis',
    });
  });

  it('starts in the language of its address, of the browser, or of the country, with the words of its first paint', async () => {
    const before = readFileSync(join(site.folder, 'public/index.html'));
    site.write('public/index.html', PAGE_OF_WORDS);
    site.write('locales/ar.json', JSON.stringify({ shell: { title: { short: 'دخول <الآن> & غدا' } } }));
    const read = async (url: string, accepted?: string, host = 'kw.localhost') => {
      const answer = await get(url, { host, ...(accepted ? { 'accept-language': accepted } : {}) });
      expect(String(answer.headers['vary'])).toContain('accept-language');
      const [, attributes, word] = /<html ([^>]*)>.*<h1>(.*)<\/h1>/s.exec(answer.body) ?? [];
      const readAttribute = (name: string) => new RegExp(` ?${name}="([^"]*)"`).exec(attributes ?? '')?.[1];
      return [readAttribute('lang'), readAttribute('dir'), readAttribute('data-locale'), word];
    };
    const arabic = [
      'ar-KW',
      'rtl',
      'ar_KW',
      '<span data-copy="shell:title.short">دخول &lt;الآن> &amp; غدا</span>',
    ];
    const english = '<span data-copy="shell:title.short">Sign in</span>';
    expect(await read('/', 'ar,en;q=0.5')).toEqual(arabic);
    expect(await read('/?lang=ar_KW', 'en-GB')).toEqual(arabic);
    expect(await read('/', 'en-GB,ar;q=0.5')).toEqual(['en', 'ltr', 'en', english]);
    // A site without texts in the language shows and declares English.
    expect(await read('/', 'de', 'de.localhost')).toEqual(['en', 'ltr', 'de_DE', english]);
    site.write('locales/de.json', JSON.stringify({ shell: { title: { short: 'Anmelden' } } }));
    expect((await read('/', 'de', 'at.localhost')).join()).toMatch(/^de-AT,ltr,de_AT,.*>Anmelden</);
    site.write('public/index.html', before);
  });

  it('says where the service is: on the page’s own origin, or on the platform’s host of its country and environment [CLIENT-01] [CLIENT-02] [CLIENT-03] [CLIENT-04] [LIVE-08]', async () => {
    const { config } = server.deps;
    const fetchConfig = async (host: string) => {
      const answer = await get('/parcels', { host });
      const { apiBase, identityBase, livePath } = parsePortalConfig(block(answer.body, 'courier-config'));
      return { apiBase, identityBase, livePath, mayAsk: readPolicyDirectives(answer)['connect-src'] };
    };
    expect(await fetchConfig('kw.localhost')).toMatchObject({
      apiBase: '/courier/api/v1',
      identityBase: undefined,
      livePath: '/live',
    });
    const { environment: before } = config;
    Object.assign(config, { apiHost: 'platform.example', identityService: 'accounts' });
    for (const [environment, segment] of [
      ['san', 'sandbox'],
      ['stg', 'staging'],
      ['prd', 'production'],
    ] as const) {
      Object.assign(config, { environment });
      expect(await fetchConfig('kw.localhost')).toEqual({
        apiBase: `https://kw.${segment}.platform.example/courier/api/v1`,
        identityBase: `https://kw.${segment}.platform.example/accounts/api/v1`,
        livePath: `wss://kw.${segment}.platform.example/live`,
        mayAsk: expect.arrayContaining([
          `https://kw.${segment}.platform.example`,
          `wss://kw.${segment}.platform.example`,
        ]),
      });
    }
    Object.assign(config, { environment: before, apiHost: null, identityService: 'courier' });
  });

  it('makes the portal silent only where the configuration does [CONF-08]', async () => {
    const silent = async () => parsePortalConfig(block((await get('/')).body, 'courier-config')).silent;
    expect(await silent()).toBeUndefined();
    server.deps.config.silent = true;
    expect(await silent()).toBe(true);
    server.deps.config.silent = false;
  });

  it('carries configuration and registry as data that cannot end its element', async () => {
    const { body } = await get('/parcels');
    expect(parsePortalConfig(block(body, 'courier-config'))).toMatchObject({
      environment: 'stg',
      apiBase: '/courier/api/v1',
    });
    expect(block(body, 'courier-registry')).toEqual(testRegistry());
    expect(body).not.toContain('</script><b>');
  });

  it('gives the lean document an outline of the registry, its texts and what to fetch for the screen after sign-in', async () => {
    site.write(
      'locales/zh_Hant_TW.json',
      JSON.stringify({ shell: { a: '甲' }, 'order-status': { b: '乙' } }),
    );
    const { body } = await get('/');
    expect(block(body, 'courier-registry')).toMatchObject({
      brand: 'courier',
      remotes: [{ manifest: { routes: [{ id: 'list' }, { id: 'one' }] } }],
    });
    expect(JSON.stringify(block(body, 'courier-registry'))).not.toContain('sha384');
    expect(block(body, 'courier-texts')).toEqual({
      addresses: { zh_Hant_TW: '/locales/zh_Hant_TW.1a2b3c4d.json' },
      inline: { zh_Hant_TW: { shell: { a: '甲' } } },
    });
    expect(block(body, 'courier-prefetch')).toMatchObject({
      files: expect.arrayContaining(['/early/early.2b3c4d5e.js', '/shell/app.4e5f6a7b.js']),
      texts: { zh_Hant_TW: ['/locales/zh_Hant_TW.1a2b3c4d.json'] },
    });
  });

  it('says whether the sign-in form of the template is what the page shows', async () => {
    site.writeRegistry(withWorkScreen(testRegistry()));
    const fetchPageKind = async (url: string) => /data-page="([^"]+)"/.exec((await get(url)).body)?.[1];
    expect([
      await fetchPageKind('/'),
      await fetchPageKind('/connect/'),
      await fetchPageKind('/unknown'),
    ]).toEqual(['sign-in', 'sign-in', 'other']);
  });

  it('of the workspace begins with the script of the first calls and says where the screen’s texts are', async () => {
    const { body } = await get('/parcels');
    expect(/<script[^>]* src="([^"]+)"/.exec(body)?.[1]).toBe('/early/early.2b3c4d5e.js');
    expect(block(body, 'courier-texts')).toMatchObject({
      screen: { zh_Hant_TW: '/remotes/parcels/1.0.0-aa/locales/zh_Hant_TW.json' },
    });
    expect((await get('/')).body).not.toContain('src="/early');
  });

  it('names the files of the route with the hashes of the registry, for the early script to ask for', async () => {
    const { body } = await get('/parcels');
    expect(body).toContain('<link data-ahead="" as="script" href="/shell/app.4e5f6a7b.js">');
    expect(body).toContain('<link data-ahead="" as="script" href="/shell/data.9a8b7c6d.js">');
    expect(body).toContain(
      '<link data-ahead="" as="script" href="/remotes/parcels/1.0.0-aa/screen.js" crossorigin="anonymous" integrity="sha384-screen">',
    );
    expect((await get('/helpcenter/v1')).body).not.toContain('1.0.0-aa/screen.js');
  });

  it('follows the registry file without a restart', async () => {
    expect(await fetchTitle('/parcels')).toBe('shell');
    site.writeRegistry({ ...testRegistry(), remotes: [] });
    const answer = await get('/parcels');
    expect([answer.statusCode, block(answer.body, 'courier-registry')]).toEqual([
      404,
      { schemaVersion: 1, brand: 'courier', remotes: [] },
    ]);
  });

  it('is a plain sentence with 503 while the site is not built, and calls still work', async () => {
    const bare = await startTestApp();
    const answer = await bare.app.inject({ url: '/connect' });
    expect([answer.statusCode, answer.body]).toEqual([503, 'The portal is not built yet: run npm start.\n']);
    expect((await bare.app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'waiting',
      waiting_for: ['site'],
    });
    expect(
      (await bare.app.inject({ url: '/courier/api/v1/get-country-parameter/serviceHours' })).statusCode,
    ).toBe(200);
    await bare.close();
  });
});

describe('content policy', () => {
  it('allows scripts of our own origin only, nothing inline, nothing evaluated', async () => {
    const policy = readPolicyDirectives(await get('/parcels'));
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy).toMatchObject({
      'frame-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'self'", 'blob:'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'require-trusted-types-for': ["'script'"],
    });
    expect(policy['trusted-types']).toEqual(
      expect.arrayContaining(['default', 'courier-shell', 'courier-parcels']),
    );
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  it('gives every answer a nonce of its own for styles, and puts it on the style elements', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = (answer: typeof first) =>
      /'nonce-([\w-]+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(nonce(first)).not.toBe(nonce(second));
    expect(first.body).toContain(`<style nonce="${nonce(first)}">`);
    expect(block(first.body, 'courier-config')).toMatchObject({ styleNonce: nonce(first) });
  });

  it('may be embedded by the configured origins alone', async () => {
    const embedOrigins = ['https://app.example'];
    const embedded = await startTestApp({ siteDir: site.folder, embedOrigins });
    const answer = await embedded.app.inject('/');
    const policy = readPolicyDirectives(answer);
    expect(policy['frame-ancestors']).toEqual(embedOrigins);
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(block(answer.body, 'courier-config')).toMatchObject({ embedOrigins });
    await embedded.close();
  });

  it('allows calls and frames of a help centre on another origin, and announces it to the page', async () => {
    const helpCentreUrl = 'https://help.example';
    const elsewhere = await startTestApp({ siteDir: site.folder, helpCentreUrl });
    const answer = await elsewhere.app.inject({ url: '/connect' });
    const policy = readPolicyDirectives(answer);
    expect(policy['frame-src']).toEqual(["'self'", helpCentreUrl]);
    expect(policy['connect-src']).toContain(helpCentreUrl);
    expect(block(answer.body, 'courier-config')).toMatchObject({ helpCentreUrl });
    await elsewhere.close();
  });

  it('asks for nothing in the clear in production, and says everywhere where to report', async () => {
    const host = 'kw.portal.example';
    const production = await startTestApp({ siteDir: site.folder, environment: 'prd' });
    const sockets = async (app: TestApp['app']) => {
      const answer = await app.inject({ url: '/parcels', headers: { host } });
      expect(readPolicyDirectives(answer)).toMatchObject({
        'report-to': ['courier'],
        'report-uri': ['/policy-reports'],
      });
      expect(answer.headers['reporting-endpoints']).toBe('courier="/policy-reports"');
      return readPolicyDirectives(answer)['connect-src']?.filter((source: string) => source.startsWith('ws'));
    };
    expect(await sockets(production.app)).toEqual([`wss://${host}`]);
    expect(await sockets(server.app)).toEqual([`ws://${host}`, `wss://${host}`]);
    await production.close();
  });

  it('gives no page what it never asks for, nor what it embeds', async () => {
    for (const url of ['/', '/parcels', '/parcel/7', '/courier/api/v1/vendors'])
      expect(String((await get(url)).headers['permissions-policy']).split(', ')).toEqual(
        expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']),
      );
  });

  it('opens to Google’s maps on the workspace of a portal that has a key, and nowhere else', async () => {
    const withKey = await startTestApp({
      siteDir: site.folder,
      googleMaps: { apiKey: 'browser-key', mapId: 'style' },
    });
    const workspace = await withKey.app.inject({ url: '/parcels' });
    const landing = await withKey.app.inject({ url: '/' });
    await withKey.close();
    expect(readPolicyDirectives(workspace)['script-src']).toContain('https://maps.googleapis.com');
    expect(readPolicyDirectives(workspace)['trusted-types']).toContain('google-maps-api#html');
    expect(String(workspace.headers['content-security-policy'])).not.toContain('unsafe');
    expect(block(workspace.body, 'courier-config')).toMatchObject({
      googleMaps: { apiKey: 'browser-key', mapId: 'style' },
    });
    for (const closed of [landing, await get('/parcels')])
      expect(String(closed.headers['content-security-policy'])).not.toContain('google');
  });

  it('announces the operator’s tiles to every document, without a change of the policy', async () => {
    const tiles = mkdtempSync(join(tmpdir(), 'courier-tiles-'));
    mkdirSync(join(tiles, '9/324'), { recursive: true });
    writeFileSync(join(tiles, '9/324/212.pbf'), 'tile');
    const tiled = await startTestApp({ siteDir: site.folder, mapTiles: tiles });
    for (const url of ['/parcels', '/parcel/7']) {
      const answer = await tiled.app.inject({ url });
      expect(parsePortalConfig(block(answer.body, 'courier-config')).mapTiles).toEqual(
        await tiled.deps.mapTiles.shown(),
      );
      expect(readPolicyDirectives(answer)['connect-src']).toEqual(
        readPolicyDirectives(await get(url))['connect-src'],
      );
    }
    await tiled.close();
    rmSync(tiles, { recursive: true });
    expect(parsePortalConfig(block((await get('/parcels')).body, 'courier-config')).mapTiles).toBeUndefined();
  });

  it('lets the worker of the map ask for tiles: here, and where a style of one’s own is', async () => {
    site.write('shell/map-worker.0a1b2c3d.mjs', 'worker');
    const styled = await startTestApp({
      siteDir: site.folder,
      mapStyleUrl: 'https://maps.example/style.json',
    });
    const policy = async (from: TestApp, url: string) => readPolicyDirectives(await from.app.inject({ url }));
    expect(await policy(server, '/shell/map-worker.0a1b2c3d.mjs')).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
    });
    expect((await policy(styled, '/shell/map-worker.0a1b2c3d.mjs'))['connect-src']).toEqual([
      "'self'",
      'https://maps.example',
    ]);
    expect((await policy(styled, '/shell/main.0a1b2c3d.js'))['connect-src']).toBeUndefined();
    await styled.close();
  });

  it('lets a remote on a second origin in by its registry entry alone', async () => {
    site.writeRegistry(testRegistry('https://remotes.example/parcels/mf-manifest.json'));
    const answer = await get('/parcels');
    const policy = readPolicyDirectives(answer);
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expect(policy[name]).toContain('https://remotes.example');
    expect(answer.body).toContain('href="https://remotes.example/parcels/screen.js"');
    expect(await fetchTitle('/parcel/7')).toBe('shell');
  });
});
