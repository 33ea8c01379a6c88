import { describe, expect, it } from '@jest/globals';
import { withHotRemotes } from './hot-registry';

const ORIGIN = 'http://tw.localhost:3000';
const release = (version: string) => ({
  version,
  entry: `/remotes/alpha/${version}/mf-manifest.json`,
  files: { 'a.js': 'sha384-x' },
  manifest: { titleKey: '</script>' },
  texts: { en: { title: version } },
});
const buildRegistryPage = (entry: object) =>
  `<body><script type="application/json" id="courier-registry">${JSON.stringify({ brand: 'courier', remotes: [entry] })}</script></body>`;
const entryIn = (html: string) => {
  const text = /id="courier-registry">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as { remotes: object[] }).remotes[0];
};

describe('the document of the workspace under npm run dev', () => {
  it('takes each remote from its newest build, with the menu and texts of the stable release', () => {
    const releases = [release('2'), release('1')];
    const html = buildRegistryPage({ name: 'alpha', channels: { stable: '1' }, lastGood: {}, releases })
      .replace('</script>"', '\\u003c/script>"')
      .replace('</script>"', '\\u003c/script>"');
    expect(entryIn(withHotRemotes(html, ORIGIN))).toMatchObject({
      name: 'alpha',
      rollout: 100,
      channels: { stable: 'development' },
      releases: [
        {
          entry: `${ORIGIN}/__hot/alpha/mf-manifest.json`,
          files: {},
          manifest: { titleKey: '</script>' },
          texts: { en: { title: '1' } },
        },
      ],
    });
  });

  it('leaves a document that names no releases as it is', () => {
    const html = buildRegistryPage({ manifest: { routes: [] } });
    expect(withHotRemotes(html, ORIGIN)).toBe(html);
    expect(withHotRemotes('<body></body>', ORIGIN)).toBe('<body></body>');
  });
});
