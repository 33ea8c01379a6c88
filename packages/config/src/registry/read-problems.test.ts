import { describe, expect, it } from '@jest/globals';
import { buildEntry, buildManifest, buildRelease, buildRoute, readBeta } from '../testing/build-entry';

describe('what the registry parser omits', () => {
  it('is nothing in a valid entry', () => {
    expect(readBeta(buildEntry()).said).toEqual([]);
    expect(readBeta(buildEntry({ texts: undefined })).said).toEqual([]);
  });

  it('is each text that is no string, with a report', () => {
    const texts = { ar: 7, ur: { title: 'عنوان', menu: 5 }, en: { title: 'Beta' } };
    const { beta, said } = readBeta(buildEntry({ texts }));
    expect(beta?.texts).toEqual({ ur: { title: 'عنوان' }, en: { title: 'Beta' } });
    expect(said).toEqual(['texts.ar: left out.', 'texts.ur: left out where it is no text.']);
    expect(readBeta(buildEntry({ texts: 'none' })).said).toEqual(['texts: left out.']);
  });

  it.each([
    ['workScreen', 'yes'],
    ['allOutletsToggle', 1],
    ['keepsQuery', 'phone'],
  ])('is only %s of a route with the value %j', (name, wrong) => {
    const right = { workScreen: true, allOutletsToggle: false, keepsQuery: ['phone'] };
    const { beta, said } = readBeta(
      buildEntry({ manifest: buildManifest({ routes: [buildRoute({ ...right, [name]: wrong })] }) }),
    );
    const { [name as 'workScreen']: _left, ...others } = right;
    expect(beta?.manifest.routes).toEqual([buildRoute(others)]);
    expect(said).toEqual([`manifest.routes.0.${name}: left out.`]);
  });

  it('is a route with invalid required fields', () => {
    const routes = [
      buildRoute({ workScreen: 'yes', access: 'secret' }),
      buildRoute({ id: 'other', path: '/beta/other' }),
    ];
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ routes }) }));
    expect(beta?.manifest.routes.map(({ id }) => id)).toEqual(['other']);
    expect(said).toEqual(['manifest.routes.0.access: left out.', 'manifest.routes.0.workScreen: left out.']);
  });

  it.each([
    ['a route that is no record', 7, 'manifest.routes.0: left out.'],
    [
      'a route that is answered in no list of modes',
      buildRoute({ modes: 'GUEST' }),
      'manifest.routes.0.modes: left out.',
    ],
    ['a route without modes', buildRoute({ modes: undefined }), 'manifest.routes.0.modes: left out.'],
  ])('is %s', (_, wrong, sentence) => {
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ routes: [wrong] }) }));
    expect([beta?.manifest.routes, said]).toEqual([[], [sentence]]);
  });

  it('are unknown modes and roles of a route', () => {
    const odd = buildRoute({ modes: ['ROBOT', 'CLASSIC'], roles: ['cellar', 'home'] });
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ routes: [odd] }) }));
    expect(beta?.manifest.routes).toEqual([buildRoute({ modes: ['CLASSIC'], roles: ['home'] })]);
    expect(said).toEqual(['manifest.routes.0.modes.0: left out.', 'manifest.routes.0.roles.0: left out.']);
  });

  it('are the roles of an unreachable route', () => {
    const path = '/beta/:orderId';
    const { beta, said } = readBeta(
      buildEntry({ manifest: buildManifest({ routes: [buildRoute({ path, roles: ['home'] })] }) }),
    );
    expect(beta?.manifest.routes).toEqual([buildRoute({ path, roles: [] })]);
    expect(said).toEqual(['manifest.routes.0.roles: left out: its path cannot be linked.']);
    expect(
      readBeta(buildEntry({ manifest: buildManifest({ routes: [buildRoute({ path, roles: [] })] }) })).said,
    ).toEqual([]);
  });

  it('is the second of two routes with one id', () => {
    const routes = [buildRoute(), buildRoute({ path: '/beta/again' })];
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ routes }) }));
    expect(beta?.manifest.routes).toEqual([buildRoute()]);
    expect(said).toEqual(['manifest.routes.1.id: left out: another route has it.']);
  });

  it.each([
    ['noticeDurationMs', 'long'],
    ['sizeBudget', 'small'],
    ['flagDefaults', { voucher: 'on' }],
    ['firstPaint', { list: '../list.html' }],
    ['firstPaint', { 'List!': 'list.html' }],
    ['flagDefaults', [true]],
    ['firstPaint', ['list.html']],
  ])('is %s of a manifest with the value %j', (name, wrong) => {
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ [name]: wrong }) }));
    expect(beta?.manifest).toEqual(buildManifest());
    expect(said).toEqual([expect.stringMatching(new RegExp(`^manifest\\.${name}.*: left out\\.$`))]);
  });

  it('is a remote with a list of hashes without file names', () => {
    const active = buildRelease({ files: ['sha384-x'] });
    const { beta, said } = readBeta(buildEntry({ active }));
    expect(beta).toBeUndefined();
    expect(said).toEqual(['active.files: left out.', ': the remote is left out.']);
  });

  it('is an item without a target or a label', () => {
    const routes = [buildRoute(), buildRoute({ id: 'one', path: '/beta/:orderId' })];
    const link = { labelKey: 'menu', icon: 'history', order: 1 };
    const navigation = [
      { ...link, routeId: 'list' },
      { ...link, routeId: 'one' },
      { ...link, routeId: 'gone' },
      { ...link, routeId: 'list', labelKey: 9 },
      'list',
    ];
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ routes, navigation }) }));
    expect(beta?.manifest.navigation).toEqual([{ ...link, routeId: 'list' }]);
    expect(said).toEqual([
      'manifest.navigation.1.routeId: left out: no route it could lead to.',
      'manifest.navigation.2.routeId: left out: no route it could lead to.',
      'manifest.navigation.3.labelKey: left out.',
      'manifest.navigation.4: left out.',
    ]);
  });

  it('is the invalid letter, question or icon of a command', () => {
    const command = { id: 'find', labelKey: 'find', routeId: 'list', icon: 'bulk' };
    const commands = [
      { ...command, key: 'F', query: { phone: 5 } },
      { ...command, key: 'f', query: { phone: '5' }, icon: 'rocket' },
    ];
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ commands }) }));
    expect(beta?.manifest.commands).toEqual([
      command,
      { ...command, key: 'f', query: { phone: '5' }, icon: 'plain' },
    ]);
    expect([...said].sort()).toEqual([
      'manifest.commands.0.key: left out.',
      'manifest.commands.0.query.phone: left out.',
      'manifest.commands.1.icon: drawn as the plain icon.',
    ]);
  });

  it('is the unknown name or invalid keys of a screen', () => {
    const shortcut = { routeId: 'list', keys: ['Ctrl Enter'], labelKey: 'send' };
    const shortcuts = [
      { ...shortcut, id: 'Send!' },
      { ...shortcut, keys: [] },
      { ...shortcut, id: 'send' },
    ];
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ shortcuts }) }));
    expect(beta?.manifest.shortcuts).toEqual([shortcut, { ...shortcut, id: 'send' }]);
    expect(said).toEqual(['manifest.shortcuts.0.id: left out.', 'manifest.shortcuts.1.keys: left out.']);
  });

  it('is a flag without a value', () => {
    const flag = { key: 'beta-gauge', default: true, owner: 'apps/beta', effect: 'Shows the gauge.' };
    const { beta, said } = readBeta(
      buildEntry({ manifest: buildManifest({ flags: [{ ...flag, default: 'on' }, flag] }) }),
    );
    expect(beta?.manifest.flags).toEqual([flag]);
    expect(said).toEqual(['manifest.flags.0.default: left out.']);
  });

  it('is a slot that another remote offers, also one with the same prefix', () => {
    const offers = [
      { name: 'betamax/row', props: 'row' },
      { name: 'beta/row', props: 'row' },
    ];
    const { beta, said } = readBeta(
      buildEntry({ manifest: buildManifest({ offers, slots: ['dashboard'] }) }),
    );
    expect(beta?.manifest).toEqual(buildManifest({ offers: offers.slice(1) }));
    expect(said).toEqual([
      'manifest.slots.0: left out.',
      'manifest.offers.0.name: left out: it belongs to another remote.',
    ]);
  });

  it('are values that should be lists', () => {
    const none = { navigation: 1, slots: {}, offers: 'x', commands: 2, shortcuts: null, flags: true };
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest(none) }));
    expect(beta?.manifest).toEqual(
      buildManifest({ navigation: [], slots: [], offers: [], commands: [], shortcuts: [], flags: [] }),
    );
    expect(said).toEqual(Object.keys(none).map((name) => `manifest.${name}: left out.`));
  });

  it('are paths that another remote already has', () => {
    const alpha = {
      ...buildEntry({ name: 'alpha', active: buildRelease({ entry: '/remotes/alpha/1/mf-manifest.json' }) }),
      manifest: buildManifest({ name: 'alpha', i18nNamespace: 'alpha' }),
    };
    const routes = [buildRoute(), buildRoute({ id: 'own', path: '/beta/own' })];
    const { beta, said } = readBeta(alpha, buildEntry({ manifest: buildManifest({ routes }) }));
    expect(beta?.manifest.routes.map(({ id }) => id)).toEqual(['own']);
    expect(said).toEqual(['manifest.routes.0.path: left out: alpha answers it.']);
  });
});
