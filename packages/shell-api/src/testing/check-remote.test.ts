import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';
import { checkRemote, type CompleteTexts } from './check-remote';

const english = {
  title: 'Crates',
  nav: { list: 'Crates' },
  count_one: '{{count}} crate',
  count_other: '{{count}} crates',
};
const locales: CompleteTexts = {
  en: english,
  zh_Hant_TW: { title: '籃子', nav: { list: '籃子' }, count_other: '{{count}} 個籃子' },
  ar: {
    title: 'صناديق',
    nav: { list: 'صناديق' },
    count_zero: 'لا صناديق',
    count_one: 'صندوق واحد',
    count_two: 'صندوقان',
    count_few: '{{count}} صناديق',
    count_many: '{{count}} صندوقًا',
    count_other: '{{count}} صندوق',
  },
  ur: { title: 'کریٹ', nav: { list: 'کریٹ' }, count_one: '{{count}} کریٹ', count_other: '{{count}} کریٹ' },
};

const manifest: RemoteManifest = {
  name: 'crates',
  contractVersion: CONTRACT_VERSION,
  titleKey: 'title',
  i18nNamespace: 'crates',
  routes: [
    { id: 'list', path: '/crates', access: 'protected', modes: ['CLASSIC'], flag: 'crates-open' },
    { id: 'one', path: '/crates/:id', access: 'protected', modes: ['CLASSIC'] },
  ],
  navigation: [{ routeId: 'list', labelKey: 'nav.list', icon: 'parcel', order: 50 }],
  slots: [],
  commands: [{ id: 'empty', routeId: 'list', labelKey: 'title', icon: 'parcel', key: 'e' }],
  shortcuts: [
    { id: 'next', routeId: 'list', keys: ['J'], labelKey: 'title' },
    { id: 'next', routeId: 'one', keys: ['J'], labelKey: 'title' },
  ],
  flags: [{ key: 'crates-open', default: false, owner: 'apps/crates', effect: 'The list is open.' }],
};

const [list, one] = manifest.routes as [RemoteManifest['routes'][0], RemoteManifest['routes'][0]];
const [entry] = manifest.navigation as [RemoteManifest['navigation'][0]];
const [flag] = manifest.flags as [NonNullable<RemoteManifest['flags']>[0]];
const next = { id: 'next', routeId: 'list', keys: ['J'], labelKey: 'title' };
const empty = { id: 'empty', routeId: 'list', labelKey: 'title', icon: 'parcel', key: 'e' } as const;

describe('a valid remote', () => {
  it('has no problems', () => {
    expect(checkRemote(manifest, locales)).toEqual([]);
  });
});

describe('an invalid remote gets an error when', () => {
  it.each<[string, Partial<RemoteManifest>, string[]]>([
    ['the registry refuses a field', { name: 'Crates' }, ['name must match ']],
    ['the registry drops a field', { colour: 'red' } as object, ['colour: the registry knows no such field']],
    [
      'the registry drops a part of an entry',
      { routes: [{ ...list, roels: ['home'] } as never, one] },
      ['routes.0.roels: the registry knows no such field'],
    ],
    [
      'two routes have one name',
      { routes: [list, { ...one, id: 'list' }] },
      ['route "list" stands twice', 'route "one" is named'],
    ],
    [
      'a menu entry leads nowhere',
      { navigation: [{ ...entry, routeId: 'lost' }] },
      ['route "lost" is named and not declared'],
    ],
    [
      'two commands have one key',
      { commands: [empty, { ...empty, id: 'fill' }] },
      ['command key "e" stands twice'],
    ],
    [
      'one thing has two sets of keys',
      { shortcuts: [next, { ...next, routeId: 'one', keys: ['N'] }] },
      ['shortcut "next" has different keys'],
    ],
    [
      'one key does two things',
      { shortcuts: [next, { ...next, id: 'last' }] },
      ['key "J on list" stands twice'],
    ],
    ['the flag of a route is unknown', { flags: [] }, ['flag "crates-open" is known to nobody']],
    [
      'a flag is the portal’s',
      { flags: [flag, { ...flag, key: 'voucher' }] },
      ['flag "voucher" is one of the portal'],
    ],
    [
      'a label has no text',
      { navigation: [{ ...entry, labelKey: 'nav.lost' }] },
      ['en', 'zh_Hant_TW', 'ar', 'ur'].map((locale) => `${locale}: text "nav.lost" is missing`),
    ],
  ])('%s', (_, changed, problems) => {
    const found = checkRemote({ ...manifest, ...changed }, locales);
    expect(found.map((problem, index) => problem.slice(0, problems[index]?.length ?? 0))).toEqual(problems);
  });

  it.each<[string, Partial<CompleteTexts>, string[]]>([
    [
      'a text is missing',
      { ur: { title: 'کریٹ', nav: {}, count_other: '{{count}}' } },
      ['ur: text "nav.list" is missing'],
    ],
    [
      'a text is not in English',
      { ar: { ...locales.ar, more: 'مزيد' } },
      ['ar: text "more" is not in English'],
    ],
    [
      'a text is empty',
      { zh_Hant_TW: { ...locales.zh_Hant_TW, title: ' ' } },
      ['zh_Hant_TW: text "title" is empty'],
    ],
    [
      'a text is filled in with something else',
      { ur: { ...locales.ur, count_other: '{{number}} کریٹ' } },
      ['ur: text "count_other" has other values to fill in than English'],
    ],
  ])('%s', (_, changed, problems) => {
    expect(checkRemote(manifest, { ...locales, ...changed })).toEqual(problems);
  });
});
