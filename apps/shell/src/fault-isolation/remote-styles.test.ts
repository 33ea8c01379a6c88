import { afterEach, expect, it } from '@jest/globals';
import { buildEntry } from '../testing/build-registry';
import { createRemoteStyles } from './remote-styles';

afterEach(() => document.head.replaceChildren());

function sheet(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

it('the styles of a release are enabled while one of its parts is shown, and disabled with the last part', () => {
  const beta = buildEntry({ name: 'beta' });
  const styles = createRemoteStyles('http://portal.test');
  const own = sheet('http://portal.test/remotes/beta/1.1.0/12.css');
  const others = ['/remotes/gamma/1.1.0/12.css', '/shell/main.css'].map((path) =>
    sheet(`http://portal.test${path}`),
  );
  const screen = styles.show(beta);
  const badge = styles.show(beta);
  screen();
  expect(own.media).toBe('');
  badge();
  expect(own.media).toBe('not all');
  const again = styles.show(beta);
  expect(own.media).toBe('');
  again();
  expect(others.map(({ media }) => media)).toEqual(['', '']);
});
