import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MOST_FILES = 15;

it('a folder of what tests use has at most fifteen files', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath);
  const counts = [...new Set(folders)].map((folder) => ({
    folder: folder.slice(join(__dirname, '/').length),
    files: folders.filter((other) => other === folder).length,
  }));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter(({ files }) => files > MOST_FILES)).toEqual([]);
});
