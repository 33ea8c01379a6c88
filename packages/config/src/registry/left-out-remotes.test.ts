import { describe, expect, it } from '@jest/globals';
import { buildEntry, buildManifest, buildRelease, readBeta } from '../testing/build-entry';

const GONE = ': the remote is left out.';

describe('a remote is omitted', () => {
  it.each([
    [
      'whose manifest is that of another',
      { manifest: buildManifest({ name: 'gamma' }) },
      'manifest.name: is not the name of its entry.',
    ],
    [
      'whose manifest has no routes',
      { manifest: buildManifest({ routes: undefined }) },
      'manifest.routes: left out.',
    ],
    [
      'whose texts would replace those of the portal',
      { manifest: buildManifest({ i18nNamespace: 'errors' }) },
      'manifest.i18nNamespace: is used by another remote.',
    ],
    ['whose share of browsers is none', { rollout: '100' }, 'rollout: left out.'],
    [
      'that is on no address',
      { active: buildRelease({ entry: 'mf-manifest.json' }) },
      'active.entry: is no address.',
    ],
    [
      'that is on the host of a policy',
      { active: buildRelease({ entry: 'https://a b.test/x.json' }) },
      'active.entry: is no address.',
    ],
    [
      'on an unlisted host',
      { active: buildRelease({ entry: '//evil.test/x.json' }) },
      'active.entry: is no address.',
    ],
    [
      'that hides a host behind a stroke',
      { active: buildRelease({ entry: '/\\evil.test/x.json' }) },
      'active.entry: is no address.',
    ],
    [
      'that only names a safe address',
      { active: buildRelease({ entry: 'ftp://cdn.test/https://x.json' }) },
      'active.entry: is no address.',
    ],
    [
      'that is fetched otherwise',
      { active: buildRelease({ entry: 'ftp://cdn.test/x.json' }) },
      'active.entry: is no address.',
    ],
    [
      'with the container of another',
      { active: buildRelease({ container: '../remoteEntry.js' }) },
      'active.container: "../remoteEntry.js" is no file below the entry.',
    ],
    [
      'with the files of another',
      { active: buildRelease({ files: { 'a.js': 'sha384-a', '/b.js': 'sha384-b' } }) },
      'active.files: "/b.js" is no file below the entry.',
    ],
    [
      'that preloads a folder',
      { active: buildRelease({ preload: ['a.js', '.'] }) },
      'active.preload: "." is no file below the entry.',
    ],
    [
      'that preloads what is no address',
      { active: buildRelease({ preload: ['http://['] }) },
      'active.preload: "http://[" is no file below the entry.',
    ],
  ])('%s', (_, wrong, sentence) => {
    const { beta, said } = readBeta(buildEntry(wrong));
    expect([beta, said]).toEqual([undefined, [sentence, GONE]]);
  });

  it('if an earlier one has the same name, and the earlier one stays', () => {
    const { beta, said } = readBeta(buildEntry(), buildEntry({ active: buildRelease({ version: '3.0.0' }) }));
    expect(beta?.active.version).toBe('2.0.0');
    expect(said).toEqual(['name: another remote has it.', GONE]);
  });

  it('if its text namespace is the name of another one, in any order', () => {
    const { beta, said } = readBeta(buildEntry({ manifest: buildManifest({ i18nNamespace: 'gamma' }) }), {
      name: 'gamma',
    });
    expect(beta).toBeUndefined();
    expect(said).toContain('manifest.i18nNamespace: is used by another remote.');
  });

  it('but not if its texts have a unique namespace, or its files are on a separate host', () => {
    const entries = [
      'https://cdn.test:8443/beta/mf-manifest.json',
      'http://[::1]:3000/beta/mf-manifest.json',
    ];
    for (const address of entries) {
      const own = buildRelease({ entry: address, container: 'remoteEntry.js', preload: ['chunks/a.js'] });
      const { beta, said } = readBeta(
        buildEntry({ active: own, manifest: buildManifest({ i18nNamespace: 'beta-words' }) }),
      );
      expect([beta?.active, said]).toEqual([own, []]);
    }
  });
});

it('an older entry with an invalid document is kept without it, with a report', () => {
  const { beta, said } = readBeta(buildEntry({ document: 7 }));
  expect(beta?.active.version).toBe('2.0.0');
  expect(beta).not.toHaveProperty('document');
  expect(said).toEqual(['document: left out.']);
  expect(readBeta(buildEntry({ document: 'index.html' })).beta?.document).toBe('index.html');
});

describe('an older entry with a fallback release', () => {
  const lastGood = buildRelease({ version: '1.0.0', entry: '/remotes/beta/1.0.0/mf-manifest.json' });
  const broken = { ...lastGood, entry: 'nowhere' };

  it('drops an unreadable fallback if all browsers have the newer release', () => {
    const { beta, said } = readBeta(buildEntry({ lastGood: broken }));
    expect([beta?.channels, said]).toEqual([{ stable: '2.0.0' }, ['lastGood.entry: is no address.']]);
  });

  it('is omitted with an unreadable fallback that some browsers would get', () => {
    const { beta, said } = readBeta(buildEntry({ lastGood: broken, rollout: 99 }));
    expect([beta, said]).toEqual([undefined, ['lastGood.entry: is no address.', GONE]]);
  });

  it.each([
    [100, { stable: '2.0.0', lastGood: '1.0.0' }],
    [99, { stable: '1.0.0', canary: { release: '2.0.0', percent: 99 }, lastGood: '1.0.0' }],
    [-5, { stable: '1.0.0', canary: { release: '2.0.0', percent: 0 }, lastGood: '1.0.0' }],
  ])('assigns the newer release to %i in a hundred browsers', (rollout, channels) => {
    const { beta } = readBeta(buildEntry({ lastGood, rollout }));
    expect(beta?.channels).toEqual(channels);
    expect(beta?.releases.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  });

  it('with two equal releases contains only one, for all browsers', () => {
    const { beta } = readBeta(buildEntry({ lastGood: buildRelease(), rollout: 10 }));
    expect([beta?.channels, beta?.releases.length]).toEqual([{ stable: '2.0.0' }, 1]);
  });
});
