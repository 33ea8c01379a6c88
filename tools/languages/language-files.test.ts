import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../start/root.mjs';
import { renderLanguageFiles } from './language-files.ts';
import { readLanguages, renderRepositoryFiles } from './read-languages.ts';

it.each(Object.entries(renderRepositoryFiles(readLanguages())))(
  '%s lists the languages of the table; `npm run languages` writes it',
  (file, content) => expect(readFileSync(join(ROOT, file), 'utf8')).toBe(content),
);

it('one row adds a language, its locales and its variant to every file', () => {
  const row = { language: 'xx', locales: { xx_XX: 'Test (Land)', xx_YY: 'Test (Ort)' }, variants: ['xx_YY'] };
  const before = renderLanguageFiles(readLanguages(), () => true);
  const after = renderLanguageFiles([...readLanguages(), row], () => true);
  const added = Object.keys(after).map((file) => {
    const lines = before[file]?.split('\n') ?? [];
    return after[file]?.split('\n').filter((line) => !lines.includes(line));
  });
  expect(added).toEqual([
    ["  'xx_XX',", "  'xx_YY',"],
    ["  'xx',", "  'xx_YY',"],
    ["  xx_XX: 'Test (Land)',", "  xx_YY: 'Test (Ort)',"],
    [
      "import xx from '../../../../locales/xx.json';",
      "import xxYY from '../../../../locales/xx_YY.json';",
      '  xx,',
      '  xx_YY: xxYY,',
    ],
    [
      "import xx from '../../locales/xx/order-status.json';",
      "import xxYY from '../../locales/xx_YY/order-status.json';",
      '  xx,',
      '    xx_YY: xxYY,',
    ],
  ]);
});

it('imports a variant only where it has differences', () => {
  const files = Object.values(renderLanguageFiles(readLanguages(), () => false)).join('\n');
  expect(files).not.toContain('/de_AT');
  expect(files).toContain("'de_AT',");
});
