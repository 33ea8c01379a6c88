import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteOrigins, withRemoteOrigins } from './remote-origins.ts';
import { ROOT } from './root.mjs';

it('names the development server of every remote in the workspace', () => {
  const origins = remoteOrigins().split(',');
  const ports = readdirSync(join(ROOT, 'apps')).flatMap(
    (app) => JSON.parse(readFileSync(join(ROOT, 'apps', app, 'package.json'), 'utf8')).config?.port ?? [],
  );
  expect(ports.length).toBeGreaterThan(4);
  for (const port of ports) expect(origins).toContain(`http://localhost:${port}`);
});

it('keeps a given setting, and sets none in production', () => {
  expect(withRemoteOrigins({}).OVERRIDE_ORIGINS).toBe(remoteOrigins());
  expect(withRemoteOrigins({ OVERRIDE_ORIGINS: '' })).toEqual({ OVERRIDE_ORIGINS: '' });
  expect(withRemoteOrigins({ ENVIRONMENT: 'prd' })).toEqual({ ENVIRONMENT: 'prd' });
});
