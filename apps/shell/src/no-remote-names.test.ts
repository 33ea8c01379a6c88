import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const shell = join(__dirname, '..');
const apps = join(shell, '..');
const remotes = readdirSync(apps).filter(
  (name) => name !== 'shell' && existsSync(join(apps, name, 'package.json')),
);

const listSourceFiles = (folder: string): string[] =>
  readdirSync(join(shell, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(ts|tsx|css|html|json)$/.test(entry.name) && !/\.test\./.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/testing/'));

describe('the shell is independent of its remotes', () => {
  const texts = [...listSourceFiles('src'), ...listSourceFiles('locales')].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );

  it('is checked against every folder under apps', () => {
    expect(remotes.length).toBeGreaterThanOrEqual(5);
    expect(texts.length).toBeGreaterThan(60);
  });

  it.each(remotes)('does not contain %s in its sources and texts', (remote) => {
    // A name of one word is a word of texts as well; code names a remote in quotes.
    const forms = remote.includes('-')
      ? [remote, remote.replaceAll('-', '_')]
      : [`'${remote}'`, `"${remote}"`, `'${remote}/`];
    const naming = texts
      .filter(([, text]) => forms.some((form) => text.includes(form)))
      .map(([file]) => file);
    expect(naming).toEqual([]);
  });

  it('contains no path of a work screen', () => {
    const paths = ['/request-a-rider', '/order-tracking', '/history', '/bulk-order', '/tracking'];
    const naming = texts.filter(([, text]) =>
      paths.some((path) => text.includes(`'${path}`) || text.includes(`"${path}`)),
    );
    expect(naming.map(([file]) => file)).toEqual([]);
  });
});
