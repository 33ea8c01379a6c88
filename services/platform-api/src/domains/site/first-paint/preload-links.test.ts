import { describe, expect, it } from '@jest/globals';
import type { DocumentList, RegistryEntry } from '@courier/config/registry';
import type { PortalConfig } from '@courier/config';
import { testRegistry } from '../../../testing/inputs/write-test-site';
import type { ChosenDocument } from '../document/choose-document';
import { fillTemplate, type TemplateData } from '../document/fill-template';
import { preloadLinks, listStylesheets, withDeferredSheets, type Dress } from './preload-links';

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
const links = (dress: Dress, more: Partial<DocumentList> = {}) =>
  preloadLinks({ ...documents, ...more }, chosen, { template: '"/shell/main.js"', dress });

describe('preloads of a document', () => {
  it('apply at once with prerendered HTML: separate stylesheets, scripts when the early script loads them', () => {
    const { sheets, others } = links('sheets');
    expect(sheets).toBe(
      '<link rel="stylesheet" href="/shell/main.css">' +
        '<link rel="stylesheet" href="/remotes/parcels/1.0.0-aa/screen.css" crossorigin="anonymous" integrity="sha384-css" data-first-paint="">',
    );
    expect(others.match(/<link [^>]+>/g)).toEqual([
      '<link data-ahead="" as="script" href="/remotes/parcels/1.0.0-aa/early.js" crossorigin="anonymous">',
      '<link data-ahead="" as="script" href="/remotes/parcels/1.0.0-aa/screen.js" crossorigin="anonymous" integrity="sha384-js">',
    ]);
  });

  it('are only named if the page contains its critical CSS, and the early script loads them', () => {
    const { sheets, others } = links('worn');
    expect(sheets).toBe(
      '<link data-late="" href="/shell/main.css">' +
        '<link data-late="" href="/remotes/parcels/1.0.0-aa/screen.css" crossorigin="anonymous" integrity="sha384-css" data-first-paint="">',
    );
    expect(others).toBe(links('sheets').others);
    expect(
      withDeferredSheets('<link href="/shell/a.css" rel="stylesheet"><link href="/a.css" rel="x">'),
    ).toBe('<link data-late="" href="/shell/a.css"><link href="/a.css" rel="x">');
  });

  it('apply the shared parts of the shell first, then the screen, then the shell, each with the hash of its release', () => {
    const shared = { 'kit/data': ['/shell/data.js', '/shell/data.css'] };
    const remote = {
      ...chosen.remote,
      active: { ...chosen.remote?.active, shared: ['kit/data', 'kit/map'] },
    };
    expect(listStylesheets({ ...documents, shared }, { ...chosen, remote } as ChosenDocument)).toEqual([
      { path: '/shell/data.css', integrity: null },
      { path: '/remotes/parcels/1.0.0-aa/screen.css', integrity: 'sha384-css' },
      { path: '/shell/main.css', integrity: null },
    ]);
  });

  it('are only fetched without prerendered HTML', () => {
    const { sheets, others } = links('none');
    expect(sheets).toBe('');
    expect(others).toContain('<link rel="preload" as="style" href="/shell/main.css">');
  });

  it('are fetched at once in a site without an early script', () => {
    const { others } = links('none', { early: undefined });
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
  const fill = (head: string, more: Partial<TemplateData> = {}) =>
    fillTemplate(`<head>${head}</head>`, {
      locale: 'ar_KW',
      isTranslated: true,
      words: [],
      config,
      blocks: {},
      sheets: '<link sheet>',
      preloads: '<link ahead>',
      page: 'other',
      ...more,
    });

  it('has the stylesheets of the prerendered HTML before its own and before all scripts', () => {
    expect(fill('<!--courier:sheets--><link own><!--courier:head--><script>')).toBe(
      '<head><link sheet><link own><link ahead><script></head>',
    );
  });

  it('contains the critical CSS at the place of its stylesheets, with the nonce of the answer', () => {
    const template =
      '<style>own</style><!--courier:sheets--><!--courier:first-paint--><root><!--courier:body-->';
    expect(fill(template, { worn: '.a{}', sheets: '<link late>', firstPaint: '<frame>' })).toMatch(
      /^<head><style nonce="n">own<\/style><style nonce="n" data-first-paint="">\.a\{\}<\/style><link late><frame><root><script/,
    );
    expect(fill('<root><!--courier:body-->', { firstPaint: '<frame>' })).toMatch(
      /^<head><root><frame><script/,
    );
  });

  it('has the early script right after the prerendered HTML, before its scripts and the data', () => {
    const template = '<!--courier:first-paint--><root><!--courier:early--><script main><!--courier:body-->';
    expect(fill(template, { firstPaint: '<frame>', early: '<early>' })).toMatch(
      /^<head><frame><root><early><script main><script type/,
    );
  });

  it('of an older shell has them at the place of the links', () => {
    expect(fill('<!--courier:head--><script><link own>')).toBe(
      '<head><link sheet><link ahead><script><link own></head>',
    );
  });
});
