import { beforeEach, describe, expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import { writePlaceholder } from '@courier/config/first-paint';
import type { DocumentList, RegistryEntry } from '@courier/config/registry';
import { createHash } from 'node:crypto';
import { testRegistry } from '../../../testing/inputs/write-test-site';
import { createFirstPaints, type FirstPaintInput } from './first-paint';
import { placeFirstPaint } from './place-first-paint';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const attribute = (placeholder: string) => placeholder.replaceAll('"', '&quot;');
const word = (key: string, values?: Record<string, string>) =>
  attribute(writePlaceholder(values ? ['text', key, values] : ['text', key]));

const FRAME =
  `<header aria-label="${word('shell:nav.main')}">${attribute(writePlaceholder(['brand', 'platform']))}<nav><first-menu>` +
  `<first-here><b>${attribute(writePlaceholder(['entry', 'label']))}</b></first-here>` +
  `<first-there><i>${attribute(writePlaceholder(['entry', 'label']))}</i></first-there></first-menu></nav></header>` +
  '<div data-remote="screen"><first-screen></first-screen></div>';
const SCREEN =
  `<p title="${word('parcels:hint')}">${word('parcels:greet', { name: writePlaceholder(['text', 'parcels:who']) })}</p>` +
  `<bdi>${attribute(writePlaceholder(['country', 'phonePrefix']))}</bdi>` +
  '<first-when data-when="flag:pre_order"><em></em></first-when>' +
  '<first-when data-when="country:KW,OM"><small></small></first-when>' +
  '<first-when data-when="!brand:oasis"><strong></strong></first-when><input value=""/>';

const HOSTILE = `</template><script>alert("1")</script><img src=x onerror='alert(2)'> & {{["brand","platform"]}}`;

let files: Record<string, string>;
let problems: string[];
let entry: RegistryEntry;
let documents: DocumentList;

beforeEach(() => {
  const [parcels] = testRegistry().remotes;
  if (!parcels) throw new Error('The test site has no remote');
  const active = { ...parcels.active, files: { 'first/list.html': sri(SCREEN) } };
  const [list] = parcels.manifest.routes;
  if (!list) throw new Error('The remote has no route');
  entry = {
    ...parcels,
    active,
    manifest: {
      ...parcels.manifest,
      routes: [{ ...list, path: '/parcels/:vendorId?', workScreen: true }],
      navigation: [{ routeId: 'list', labelKey: 'title', icon: 'bulk', order: 1 }],
      firstPaint: { list: 'first/list.html' },
    },
  };
  documents = { frame: 'shell/frame.html' } as unknown as DocumentList;
  files = {
    'shell/frame.html': FRAME,
    '/remotes/parcels/1.0.0-aa/first/list.html': SCREEN,
    '/remotes/parcels/1.0.0-aa/locales/en.json': JSON.stringify({
      hint: 'Hint',
      greet: 'To {{name}}',
      who: 'you',
    }),
  };
  problems = [];
});

const site = () => ({
  template: async (path: string) => files[path] ?? null,
  texts: async (locale: string) => (locale === 'en' ? { shell: { nav: { main: 'Menu' } } } : null),
});

function buildInput(change: Partial<FirstPaintInput> = {}): FirstPaintInput {
  const url = change.url ?? '/parcels/v1001';
  return {
    documents,
    registry: { schemaVersion: 1, brand: 'courier', remotes: [entry] },
    chosen: { kind: 'workspace', known: true, remote: entry },
    url,
    path: url.split('?')[0] ?? '',
    country: countryConfig('TW'),
    brand: 'courier',
    flags: {},
    own: null,
    overrides: {},
    ...change,
  };
}

const paint = async (change?: Partial<FirstPaintInput>) => {
  const found = await createFirstPaints(site(), (problem) => problems.push(problem))(buildInput(change));
  return found && placeFirstPaint(found, false);
};

describe('the prerendered HTML of a document', () => {
  it('is the frame with the screen in it, with texts, and names screen and vendor', async () => {
    expect(await paint()).toBe(
      '<template id="courier-first-paint" data-screen="parcels/list" data-vendor="v1001">' +
        '<header aria-label="Menu">Courier<nav><b>Parcels &lt;/script>&lt;b></b></nav></header>' +
        '<div data-remote="parcels"><p title="Hint">To you</p><bdi>+886</bdi><strong></strong><input value=""></div></template>',
    );
    expect(await paint({ url: '/parcels' })).toContain('data-vendor=""');
  });

  it('uses the document’s language, with the operator’s overrides first and English as fallback', async () => {
    files['/remotes/parcels/1.0.0-aa/locales/ar.json'] = JSON.stringify({
      greet: 'إلى {{name}}',
      who: 'أنت',
    });
    const own = { locale: 'ar', texts: { shell: { nav: { main: 'القائمة' } } } };
    const country = countryConfig('KW');
    const html = await paint({ own, country, brand: 'oasis', overrides: { parcels: { who: 'حضرتك' } } });
    expect(html).toContain('aria-label="القائمة"');
    expect(html).toContain('<p title="Hint">إلى حضرتك</p><bdi>+965</bdi><small></small><input');
  });

  it('uses the base language where the remote has no texts of a variant', async () => {
    files['/remotes/parcels/1.0.0-aa/locales/ar.json'] = JSON.stringify({
      greet: 'إلى {{name}}',
      who: 'أنت',
    });
    entry = { ...entry, texts: { ...entry.texts, ar: { title: 'طرود' } } };
    const own = { locale: 'ar_KW', texts: { shell: { nav: { main: 'القائمة' } } } };
    const html = await paint({ own, country: countryConfig('KW') });
    expect(html).toContain('<b>طرود</b>');
    expect(html).toContain('إلى أنت');
  });

  it('has the parts whose conditions are met', async () => {
    expect(await paint({ flags: { pre_order: true } })).toContain('<em></em>');
    expect(await paint({ brand: 'oasis' })).not.toContain('<strong>');
  });

  it('escapes hostile texts, names and addresses', async () => {
    files['/remotes/parcels/1.0.0-aa/locales/en.json'] = JSON.stringify({
      hint: HOSTILE,
      greet: '{{name}}',
      who: HOSTILE,
    });
    entry = { ...entry, texts: { en: { title: HOSTILE } } };
    const html = (await paint({ url: '/parcels/"><script>' })) ?? '';
    expect(html.match(/<template|<\/template|<script|<img/g)).toEqual(['<template', '</template']);
    expect(html.match(/="[^"]*"/g)?.join('')).not.toMatch(/[<>]/);
    expect(html).toContain('{{["brand","platform"]}}');
  });

  it.each([
    ['an address that asks for more', { url: '/parcels/v1001?orderID=7' }],
    ['maintenance', { flags: { planned_maintenance: true } }],
    ['a document without a remote', { chosen: { kind: 'workspace', known: true, remote: null } as const }],
  ])('is missing for %s', async (_, change) => {
    expect(await paint(change)).toBeNull();
    expect(problems).toEqual([]);
  });

  it('is missing for a screen of another origin, with its flag off, or without prerendered HTML', async () => {
    const before = entry;
    entry = { ...before, active: { ...before.active, entry: 'https://other.example/mf-manifest.json' } };
    expect(await paint()).toBeNull();
    const routes = before.manifest.routes.map((route) => ({ ...route, flag: 'pre_order' }));
    entry = { ...before, manifest: { ...before.manifest, routes } };
    expect([await paint(), (await paint({ flags: { pre_order: true } })) === null]).toEqual([null, false]);
    entry = { ...before, manifest: { ...before.manifest, firstPaint: { other: 'first/list.html' } } };
    expect(await paint()).toBeNull();
    expect(problems).toEqual([]);
  });

  it('keeps a choice of language in the address', async () => {
    expect(await paint({ url: '/parcels/v1001?lang=ar' })).not.toBeNull();
  });
});

describe('refused prerendered HTML leaves the skeleton, and is reported once', () => {
  const file = '/remotes/parcels/1.0.0-aa/first/list.html';

  it.each([
    [
      'other content than its release has',
      () => (files[file] = `${SCREEN}<p></p>`),
      'not the one of its release',
    ],
    ['no file', () => delete files[file], 'no such file'],
    [
      'an element that is not allowed',
      () => {
        files[file] = '<script>alert(1)</script>';
        entry = { ...entry, active: { ...entry.active, files: { 'first/list.html': sri(files[file]) } } };
      },
      '<script>',
    ],
    [
      'no hash',
      () => {
        entry = { ...entry, active: { ...entry.active, files: {} } };
      },
      'not the one of its release',
    ],
    [
      'an unknown text',
      () => (files['/remotes/parcels/1.0.0-aa/locales/en.json'] = '{}'),
      'no text parcels:',
    ],
  ])('for %s', async (_, spoil, named) => {
    spoil();
    const paints = createFirstPaints(site(), (problem) => problems.push(problem));
    expect([await paints(buildInput()), await paints(buildInput())]).toEqual([null, null]);
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`First paint of parcels 1\\.0\\.0-aa.*${named}`)),
    ]);
  });

  it('until it is corrected', async () => {
    const paints = createFirstPaints(site(), (problem) => problems.push(problem));
    const whole = files[file] ?? '';
    files[file] = 'x';
    expect(await paints(buildInput())).toBeNull();
    files[file] = whole;
    expect(await paints(buildInput())).not.toBeNull();
  });
});
