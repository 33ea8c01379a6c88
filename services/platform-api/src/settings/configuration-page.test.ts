import { expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage } from './configuration-page';
import { SETTINGS } from './settings';

const PAGE = join(__dirname, '../../../../docs/configuration.md');

it('the settings page lists every setting, as the server reads it', () => {
  const text = configurationPage();
  if (process.env['WRITE'] === '1') writeFileSync(PAGE, text);
  expect(readFileSync(PAGE, 'utf8')).toBe(text);
  for (const name of Object.keys(SETTINGS.shape)) expect(text).toContain(`- \`${name}\``);
});
