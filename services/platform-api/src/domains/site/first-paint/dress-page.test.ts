import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RegistryEntry } from '@courier/config/registry';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { testRegistry, writeTestSite, type TestSite } from '../../../testing/inputs/write-test-site';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  server = await startTestApp({ siteDir: site.folder });
});
afterAll(() => server.close());

it('of a screen with a first frame leaves in two parts: what it begins with, dressed, and the rest', async () => {
  const screen = '<p class="s"></p>';
  const css = '.s{color:red}.x{b:c}';
  const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const registry = testRegistry();
  const [parcels] = registry.remotes as [RegistryEntry];
  const files = { ...parcels.active.files, 'list.html': sri(screen), 'screen.css': sri(css) };
  const manifest = { ...parcels.manifest, firstPaint: { list: 'list.html' } };
  const active = { ...parcels.active, files, preload: ['screen.css'], manifest };
  site.write('remotes/parcels/1.0.0-aa/list.html', screen);
  site.write('remotes/parcels/1.0.0-aa/screen.css', css);
  site.write('shell/frame.html', '<main><first-screen></first-screen></main>');
  const list = readFileSync(join(site.folder, 'documents.json'), 'utf8');
  const documents = JSON.parse(list) as Record<string, unknown>;
  const releases = [active];
  const next = { ...registry, remotes: [{ ...parcels, manifest, active, releases }] };
  site.writeRegistry(next as unknown as typeof registry);

  const renderWithDocuments = async (more: object) => {
    site.write('documents.json', JSON.stringify({ ...documents, frame: 'shell/frame.html', ...more }));
    const answer = await server.app.inject({ url: '/parcels/7', headers: { 'accept-encoding': 'br' } });
    const html = brotliDecompressSync(answer.rawPayload).toString();
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    return {
      link: answer.headers['link'],
      worn: new RegExp(`<style nonce="${nonce ?? ''}" data-first-paint="">(.*?)</style>`).exec(html)?.[1],
      sheet: /<link [^>]*screen\.css"[^>]*>/.exec(html)?.[0].split(' ').slice(0, 2).join(' '),
      place: /<(\w+) id="courier-first-paint" [^>]*>(.*?)<\/\1>/.exec(html)?.slice(1, 3),
      data: html.includes('<script type="application/json" id="courier-config">{'),
    };
  };
  const link = '</early/early.2b3c4d5e.js>; rel=preload; as=script; fetchpriority=high';
  const shown = `<main>${screen}</main>`;
  expect(await renderWithDocuments({ lateSheets: true })).toEqual({
    link,
    worn: '.s{color:red}',
    sheet: '<link data-late=""',
    place: ['div', shown],
    data: true,
  });
  // An older early script does not support deferred stylesheets.
  expect(await renderWithDocuments({})).toEqual({
    link,
    worn: undefined,
    sheet: '<link rel="stylesheet"',
    place: ['template', shown],
    data: true,
  });
});
