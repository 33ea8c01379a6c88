import { describe, expect, it } from '@jest/globals';
import { remoteManifestSchema } from '@courier/config/registry';
import english from '../locales/en.json';
import chinese from '../locales/zh_Hant_TW.json';
import { manifest } from './remote.manifest';

interface Nested {
  [key: string]: string | Nested;
}

function leaves(texts: Nested, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}

const values = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort();

describe('the manifest and texts of the remote', () => {
  it('is a valid manifest whose notices stay 5 seconds and that keeps orderID [REQ-ROUTE-01] [REQ-ROUTE-03] [SHELL-TOAST-04]', () => {
    expect(remoteManifestSchema.safeParse(manifest).success).toBe(true);
    expect(manifest).toMatchObject({
      noticeDurationMs: 5000,
      routes: [
        { path: '/request-a-rider/:vendorId?', keepsQuery: ['orderID'] },
        { path: '/payment-return', access: 'protected' },
      ],
    });
  });

  it('names only texts that exist', () => {
    const keys = leaves(english).map(([key]) => key);
    for (const { labelKey } of manifest.navigation) expect(keys).toContain(labelKey);
    expect(keys).toContain(manifest.titleKey);
  });

  it('has every text in both languages, with the same values to fill in', () => {
    const translated = new Map(leaves(chinese));
    expect([...translated.keys()].sort()).toEqual(
      leaves(english)
        .map(([key]) => key)
        .sort(),
    );
    for (const [key, text] of leaves(english))
      expect([key, values(translated.get(key) ?? '')]).toEqual([key, values(text)]);
  });
});
