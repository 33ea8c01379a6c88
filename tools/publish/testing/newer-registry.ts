/** An entry of a newer checkout (docs/adr/0015, 0016), with fields unknown to today's schemas. */
export const newerEntry = (name: string, path: string) => ({
  name,
  active: {
    version: '2.0.0',
    entry: `/remotes/${name}/2.0.0/mf-manifest.json`,
    container: 'remoteEntry.4f5e6d7c.js',
    files: { 'remoteEntry.4f5e6d7c.js': 'sha384-new', 'locales/ar.json': 'sha384-ar' },
    preload: ['remoteEntry.4f5e6d7c.js'],
  },
  rollout: 25,
  channels: { stable: '2.0.0', canary: { release: '2.1.0', percent: 10, vendors: ['v1002'] } },
  releases: [{ version: '2.1.0', needs: { contract: 2, uses: { '@courier/ui-kit/core': ['Icon'] } } }],
  manifest: {
    name,
    contractVersion: 1,
    titleKey: 'title',
    i18nNamespace: name,
    routes: [{ id: 'list', path, access: 'protected', modes: ['CLASSIC', 'KIOSK'], firstFrame: true }],
    navigation: [{ routeId: 'list', labelKey: 'menu', icon: { path: 'M2 2h20v20H2z' }, order: 1.5 }],
    slots: ['a-slot-of-tomorrow'],
    offers: [{ name: `${name}/row`, props: 'order' }],
    firstPaint: { list: 'list.html' },
  },
  texts: { ar: { title: 'عنوان' }, zh_Hant_TW: { title: '標題' } },
  'a key with "quotes"': [null, 1e21, -0.5, '\u2028', []],
});
