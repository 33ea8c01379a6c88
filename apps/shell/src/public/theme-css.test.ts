import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { BRAND_IDS } from '@courier/config';
import { themeStyleText } from '@courier/ui-kit/plain';
import { themeCss } from './theme-css';

const file = join(__dirname, 'brands.reset.css');

it('contains the tokens of every brand for the prerendered HTML', () => {
  const expected = themeCss(BRAND_IDS, themeStyleText);
  if (process.env['WRITE'] === '1') writeFileSync(file, expected);
  expect(readFileSync(file, 'utf8')).toBe(expected);
});
