import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from '../../settings/config';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { writeTestSite } from '../../testing/inputs/write-test-site';

const ORIGIN = 'http://localhost:3002';
const SCRIPT = '/overrides/overrides.0a1b2c3d.js';

let development: TestApp;
let production: TestApp;
beforeAll(async () => {
  const site = writeTestSite();
  site.write(
    'overrides/entry.json',
    JSON.stringify({ script: SCRIPT, style: '/overrides/overrides.1a2b3c4d.css' }),
  );
  site.write(SCRIPT.slice(1), 'swaps remotes');
  development = await startTestApp({ siteDir: site.folder, overrideOrigins: [ORIGIN] });
  production = await startTestApp({
    siteDir: site.folder,
    overrideOrigins: [ORIGIN],
    environment: 'prd',
  });
});
afterAll(async () => {
  await development.close();
  await production.close();
});

const HOST = { host: 'tw.portal.example' };
const readPolicyHeader = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

describe('remotes of development servers', () => {
  it('are allowed only in the workspace, whose document contains the script that swaps them and their source', async () => {
    const workspace = await development.app.inject({ url: `/parcels?remote=parcels@${ORIGIN}` });
    expect(workspace.body).toContain(`<script defer src="${SCRIPT}"></script>`);
    expect(workspace.body).toContain(
      '<link rel="stylesheet" media="not all" data-overrides href="/overrides/overrides.1a2b3c4d.css">',
    );
    expect(workspace.body).toContain(`id="courier-overrides">{"origins":["${ORIGIN}"]}<`);
    for (const directive of ['script-src', 'connect-src', 'style-src'])
      expect(readPolicyHeader(workspace)).toMatch(new RegExp(`${directive} [^;]*${ORIGIN}`));
    expect((await development.app.inject({ url: SCRIPT })).body).toBe('swaps remotes');
    const lean = await development.app.inject({ url: '/' });
    expect(lean.body + readPolicyHeader(lean)).not.toMatch(
      /src="\/overrides|courier-overrides|localhost:3002/,
    );
  });

  it('are replaced by a script that is preloaded during sign-in, because the workspace waits for it', async () => {
    const { body } = await development.app.inject({ url: '/' });
    const [, block = ''] = /id="courier-prefetch">([^<]+)</.exec(body) ?? [];
    expect((JSON.parse(block) as { files: string[] }).files).toContain(SCRIPT);
    expect((await production.app.inject({ url: '/', headers: HOST })).body).not.toContain('override');
  });

  it('are unknown in production: no script, no origin, no files', async () => {
    const workspace = await production.app.inject({
      url: `/parcels?remote=parcels@${ORIGIN}`,
      headers: HOST,
    });
    expect(workspace.statusCode).toBe(200);
    expect(workspace.body + readPolicyHeader(workspace)).not.toMatch(/override|localhost:3002/);
    expect((await production.app.inject({ url: SCRIPT })).statusCode).toBe(404);
  });

  it('come from the listed servers of this machine; production lists none', () => {
    expect(readConfig({}).overrideOrigins).toEqual(
      [3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}`),
    );
    expect(readConfig({ OVERRIDE_ORIGINS: `${ORIGIN}, http://127.0.0.1:9000/` }).overrideOrigins).toEqual([
      ORIGIN,
      'http://127.0.0.1:9000',
    ]);
    expect(readConfig({ ENVIRONMENT: 'prd', FLEET: 'api' }).overrideOrigins).toEqual([]);
    expect(() => readConfig({ ENVIRONMENT: 'prd', FLEET: 'api', OVERRIDE_ORIGINS: ORIGIN })).toThrow(
      ConfigError,
    );
    expect(() => readConfig({ OVERRIDE_ORIGINS: 'https://evil.example' })).toThrow(/origins of this machine/);
  });
});
