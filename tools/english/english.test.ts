import { describe, expect, it } from '@jest/globals';
import { countWords, toMarkdownProse } from './count-words.ts';
import { findExcess, lowerAllowed } from './limits.ts';
import { readSource } from './read-source.ts';

const [BANNED, UPPER] = ['nobody', 'STANDS'];

describe('count of banned words', () => {
  it('counts whole words in any case, also across a line break', () => {
    expect(countWords(`${BANNED} ${UPPER} in\n  charge`).banned).toEqual(['nobody', 'stands', 'in charge']);
  });

  it('excludes hyphenated words, longer words and quoted code', () => {
    expect(
      countWords(`a stand-in, standalone, standard, \`${BANNED}\`\n\`\`\`\n${UPPER}\n\`\`\``).banned,
    ).toEqual([]);
  });

  it('excludes link targets and hidden comments of Markdown', () => {
    expect(
      countWords(toMarkdownProse(`[styles](0018-${UPPER}.md ${BANNED}) <!-- ${BANNED} -->`)).banned,
    ).toEqual([]);
  });
});

describe('text of a source file', () => {
  it('reads comments, and no comment marks inside strings, templates, patterns and JSX text', () => {
    const source = [
      '/** One. */',
      "const a = 'http://x'; // two",
      'const b = `// no ${a /* three */} // no`;',
      'const c = /[/*]x/;',
      'const d = <p>http://no {/* four */}</p>;',
    ].join('\n');
    expect(readSource('a.tsx', source).comments.match(/\w+/g)).toEqual(['One', 'two', 'three', 'four']);
  });

  it('reads the titles of tests, tables of tests and groups, in test files alone', () => {
    const source =
      "describe('a', () => { it('b', run); it.each([1])('c', run); test.skip(`d ${1}`, run); call('e'); });";
    expect(readSource('a.test.ts', source).titles).toBe('a\nb\nc\nd ${1}');
    expect(readSource('a.ts', source).titles).toBe('');
  });

  it('reads the sentences in the literals of settings and of the API description alone', () => {
    const source =
      "/** No. */ required('Port of the server.', read.path('dist/site'), `Folder of ${a} files.`);";
    expect(readSource('services/platform-api/src/settings/settings.ts', source).descriptions).toBe(
      'Port of the server.',
    );
    expect(readSource('packages/api-client/src/call-docs/a.docs.ts', source).descriptions).not.toBe('');
    expect(readSource('services/platform-api/src/settings/config.test.ts', source).descriptions).toBe('');
    expect(readSource('packages/api-client/src/http/send.ts', source).descriptions).toBe('');
  });
});

describe('limits of banned words', () => {
  const countsWith = (banned: number, words = 2000) => ({
    shell: { comments: { words, banned, files: {} } },
  });

  it('allows the stored count and refuses one more', () => {
    expect(findExcess(countsWith(5), { shell: { comments: 5 } })).toEqual([]);
    expect(findExcess(countsWith(6), { shell: { comments: 5 } })).toMatchObject([
      { name: 'shell', limit: 5 },
    ]);
  });

  it('allows a package without a stored count the final limit', () => {
    expect(findExcess(countsWith(2), {})).toEqual([]);
    expect(findExcess(countsWith(3), {})).toMatchObject([{ limit: 2 }]);
  });

  it('lowers a stored count, never raises it, and drops it at the final limit', () => {
    expect(lowerAllowed(countsWith(4), { shell: { comments: 5 } })).toEqual({ shell: { comments: 4 } });
    expect(lowerAllowed(countsWith(6), { shell: { comments: 5 } })).toEqual({ shell: { comments: 5 } });
    expect(lowerAllowed(countsWith(2), { shell: { comments: 5 } })).toEqual({});
  });
});
