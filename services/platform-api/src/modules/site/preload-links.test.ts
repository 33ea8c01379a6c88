import { describe, expect, it } from '@jest/globals';
import type { DocumentList, RegistryEntry } from '@courier/config/registry';
import type { PortalConfig } from '@courier/config';
import { testRegistry } from '../../testing/write-test-site';
import type { ChosenDocument } from './choose-document';
import { fillTemplate } from './fill-template';
import { preloadLinks } from './preload-links';

const [parcels] = testRegistry().remotes as [RegistryEntry];
const preload = ['early.js', 'screen.css', 'screen.js'];
const files = { 'screen.css': 'sha384-css', 'screen.js': 'sha384-js' };
const chosen: ChosenDocument = {
  kind: 'workspace',
  known: true,
  remote: { ...parcels, active: { ...parcels.active, preload, files } },
};
const documents = {
  early: '/early/early.js',
  preload: { public: [], workspace: ['/shell/main.js', '/shell/main.css'] },
  shared: {},
} as unknown as DocumentList;
const links = (isDressed: boolean, more: Partial<DocumentList> = {}) =>
  preloadLinks({ ...documents, ...more }, chosen, { template: '"/shell/main.js"', isDressed });

describe('what a document names ahead', () => {
  it('is worn at once where there is a first paint: sheets apart, scripts when the early one asks', () => {
    const { sheets, others } = links(true);
    expect(sheets).toBe(
      '<link rel="stylesheet" href="/shell/main.css">' +
        '<link rel="stylesheet" href="/remotes/parcels/1.0.0-aa/screen.css" crossorigin="anonymous" integrity="sha384-css" data-first-paint="">',
    );
    expect(others.match(/<link [^>]+>/g)).toEqual([
      '<link data-ahead="" as="script" href="/remotes/parcels/1.0.0-aa/early.js" crossorigin="anonymous">',
      '<link data-ahead="" as="script" href="/remotes/parcels/1.0.0-aa/screen.js" crossorigin="anonymous" integrity="sha384-js">',
    ]);
  });

  it('is only fetched where there is none', () => {
    const { sheets, others } = links(false);
    expect(sheets).toBe('');
    expect(others).toContain('<link rel="preload" as="style" href="/shell/main.css">');
  });

  it('is fetched at once in a site without an early script', () => {
    const { others } = links(false, { early: undefined });
    expect(others).toContain(
      '<link rel="preload" as="script" href="/remotes/parcels/1.0.0-aa/early.js" crossorigin="anonymous">',
    );
  });
});

const config: PortalConfig = {
  country: 'KW',
  brand: 'oasis',
  environment: 'stg',
  build: 'b1',
  apiBase: '/courier/api/v1',
  livePath: '/live',
  flagsPath: '/flags',
  flags: {},
  mapStyleUrl: null,
  testVendorIds: [],
  fallbackDeliveryFee: 0,
  styleNonce: 'n',
};

describe('a template', () => {
  const fill = (head: string) =>
    fillTemplate(`<head>${head}</head>`, {
      locale: 'ar_KW',
      isTranslated: true,
      words: [],
      config,
      blocks: {},
      sheets: '<link sheet>',
      preloads: '<link ahead>',
      page: 'other',
    });

  it('has the sheets of the first paint before its own and before all scripts', () => {
    expect(fill('<!--courier:sheets--><link own><!--courier:head--><script>')).toBe(
      '<head><link sheet><link own><link ahead><script></head>',
    );
  });

  it('of an older shell has them where it has the links', () => {
    expect(fill('<!--courier:head--><script><link own>')).toBe(
      '<head><link sheet><link ahead><script><link own></head>',
    );
  });
});
