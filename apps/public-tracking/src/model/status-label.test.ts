import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusLabelPath } from './status-label';

const LOCALES = join(__dirname, '../../locales');

it('the label of a parcel names its sender where the label of an order names the shop', () => {
  expect(statusLabelPath('returning', false)).toBe('status.returning');
  expect(statusLabelPath('returning', true)).toBe('parcel-status.returning');
  expect(statusLabelPath('near-customer', true)).toBe('status.near-customer');
});

it.each(readdirSync(LOCALES))(
  'the labels of a parcel are other texts than those of an order (%s)',
  (file) => {
    const texts = JSON.parse(readFileSync(join(LOCALES, file), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    for (const [label, text] of Object.entries(texts['parcel-status'] ?? {}))
      expect([file, label, text]).not.toEqual([file, label, texts['status']?.[label]]);
  },
);
