import { expect, it } from '@jest/globals';
import { documentListSchema } from './documents';

const site = {
  publicPaths: ['/', '/login'],
  workspacePaths: ['/help'],
  templates: { public: 'index.html', workspace: 'app.html' },
  preload: { public: ['a.js'], workspace: ['b.js'] },
  shared: { react: ['c.js'] },
};

it('a site of before, which says nothing of early calls, frame, offer and texts, can be served', () => {
  expect(documentListSchema.parse(site)).toEqual(site);
});

it.each(['publicPaths', 'workspacePaths', 'templates', 'preload', 'shared'])(
  'a site that does not say its %s cannot be served',
  (name) => {
    expect(documentListSchema.safeParse({ ...site, [name]: undefined }).success).toBe(false);
  },
);

it.each([
  ['public', { workspace: 'app.html' }],
  ['workspace', { public: 'index.html' }],
])('a site without a %s template cannot be served', (_, templates) => {
  expect(documentListSchema.safeParse({ ...site, templates }).success).toBe(false);
});
