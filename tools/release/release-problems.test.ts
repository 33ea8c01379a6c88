import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { onlyInEnglish, privateCopies, compressedSize, tooLarge, wrongFirstPaints } from './release-problems';
import { releaseRequest } from './release-request';

const buildFile = (name: string, bytes: number, isPackage = true) => ({ name, bytes, isPackage });

describe('a release is refused', () => {
  it.each(['react', 'react-dom', 'antd', '@rc-component/picker', '@tanstack/query-core', 'react-router'])(
    'for a bundled copy of %s, which is named with its bytes',
    (name) => {
      const modules = [
        buildFile('xlsx', 900_000),
        buildFile(name, 540_123),
        buildFile('src/react.ts', 9000, false),
      ];
      expect(privateCopies(modules)).toEqual([expect.stringContaining(`${name}, 540,123 bytes`)]);
    },
  );

  it('not for small entry points of shared packages, nor for its own package', () => {
    expect(
      privateCopies([buildFile('react', 1186), buildFile('zustand', 24_703), buildFile('d3-shape', 56_246)]),
    ).toEqual([]);
  });

  it('over its size budget, with the bytes and the largest modules', () => {
    const modules = [buildFile('xlsx', 2_016_616), buildFile('moment', 183_459)];
    expect(tooLarge(380_000, 380_000, modules)).toEqual([]);
    expect(tooLarge(380_001, 380_000, modules)).toEqual([
      'Script and style are 380,001 bytes compressed, 1 bytes more than the sizeBudget of its manifest. What weighs most: xlsx (2,016,616 bytes of source), moment (183,459 bytes of source).',
    ]);
    expect(tooLarge(1, undefined, modules)).toEqual([expect.stringContaining('names no sizeBudget')]);
  });

  it('for a text that exists only in English, by language and key', () => {
    const folder = mkdtempSync(join(tmpdir(), 'courier-texts-'));
    const write = (locale: string, texts: object) =>
      writeFileSync(join(folder, `${locale}.json`), JSON.stringify(texts));
    write('en', { title: 'Points', count: { left_one: '{{count}} left', left_other: '{{count}} left' } });
    write('ar', { title: 'نقاط', count: { left_few: '{{count}}', left_other: '{{count}}' } });
    write('ur', { title: 'پوائنٹس' });
    write('de', { title: 'Punkte' });
    expect(onlyInEnglish(folder)).toEqual([
      'Texts that zh_Hant_TW does not have: "title", "count.left".',
      'Texts that ur does not have: "count.left".',
      'Texts that de does not have: "count.left".',
    ]);
  });
});

it('a release is refused for prerendered HTML that is missing or contains forbidden markup', () => {
  const build = mkdtempSync(join(tmpdir(), 'courier-paint-'));
  writeFileSync(join(build, 'good.html'), '<p>{{["text","points:title"]}}</p>'.replaceAll('"', '&quot;'));
  writeFileSync(join(build, 'bad.html'), '<p></p><script></script>');
  expect(wrongFirstPaints(build)).toEqual([]);
  expect(wrongFirstPaints(build, { list: 'good.html', one: 'bad.html', two: 'none.html' })).toEqual([
    'bad.html is no first paint: It holds <script>, which is not allowed.',
    'Its manifest names the first paint none.html, which the build does not have.',
  ]);
});

it('the size of a build is that of its compressed scripts and styles', () => {
  const build = mkdtempSync(join(tmpdir(), 'courier-build-'));
  mkdirSync(join(build, 'parts'));
  writeFileSync(join(build, 'a.js'), 'x'.repeat(1000));
  writeFileSync(join(build, 'a.js.br'), 'x'.repeat(100));
  writeFileSync(join(build, 'parts/b.css'), 'x'.repeat(10));
  writeFileSync(join(build, 'manifest.json'), 'x'.repeat(5000));
  expect(compressedSize(build)).toBe(110);
});

describe('the request', () => {
  it('is a release for everybody, unless it is one for a canary', () => {
    expect(releaseRequest(['bulk-upload', '--why', 'new bench'])).toMatchObject({
      remote: 'bulk-upload',
      canary: null,
      isDry: false,
      history: { why: 'new bench' },
    });
    const canary = ['--channel', 'canary', '--percent', '10', '--vendors', 'v1001, v1002', '--dry-run'];
    expect(releaseRequest(['bulk-upload', ...canary])).toMatchObject({
      canary: { percent: 10, vendors: ['v1001', 'v1002'] },
      isDry: true,
    });
    expect(releaseRequest(['a-b', '--channel', 'canary', '--vendors', 'v1']).canary).toEqual({
      percent: 0,
      vendors: ['v1'],
    });
  });

  it.each([
    [[]],
    [['a-b', 'c-d']],
    [['a-b', '--channel', 'nightly']],
    [['a-b', '--percent', '10']],
    [['a-b', '--channel', 'canary']],
    [['a-b', '--channel', 'canary', '--percent', '101']],
    [['a-b', '--channel', 'canary', '--percent', 'half']],
    [['a-b', '--channel', 'canary', '--percent', '']],
    [['a-b', '--unknown']],
  ])('is refused when it is %j', (args) => {
    expect(() => releaseRequest(args)).toThrow();
  });
});
