import { expect, it } from '@jest/globals';
import { parseDocumentList } from './documents';

const site = {
  publicPaths: ['/', '/login'],
  workspacePaths: ['/help'],
  templates: { public: 'index.html', workspace: 'app.html' },
  preload: { public: ['a.js'], workspace: ['b.js'] },
  shared: { react: ['c.js'] },
};

it('an older site without early calls, frame, offer and texts can be served', () => {
  expect(parseDocumentList(site)).toEqual(site);
});

it.each(['publicPaths', 'workspacePaths', 'templates', 'preload', 'shared'])(
  'a site without %s cannot be served',
  (name) => {
    expect(() => parseDocumentList({ ...site, [name]: undefined })).toThrow(`${name} must be`);
  },
);

it.each([
  ['public', { workspace: 'app.html' }],
  ['workspace', { public: 'index.html' }],
])('a site without a %s template cannot be served', (_, templates) => {
  expect(() => parseDocumentList({ ...site, templates })).toThrow(/^Wrong list of documents: templates\./);
});
