import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { apiReports } from './api-report.ts';

const DOOR = `
/** Weighs. */
export function weigh(parcel: Parcel, unit: 'g' | 'kg'): number {
  return unit === 'g' ? parcel.grams : parcel.grams / 1000;
}
interface Parcel {
  grams: number;
  label?: string;
}
export interface Scale {
  weigh(parcel: Parcel): number;
}
export const LARGEST = 20_000;
`;

const CHANGES = {
  'a name that comes': `${DOOR}export const SMALLEST = 1;`,
  'a name that goes': DOOR.replace('export const LARGEST', 'const LARGEST'),
  'an argument of another type': DOOR.replace("'g' | 'kg'", "'g' | 'kg' | 'lb'"),
  'a field of what is handed in that becomes demanded': DOOR.replace('label?:', 'label:'),
  'a field of an interface': DOOR.replace('weigh(parcel: Parcel): number;', 'weigh(parcel: Parcel): string;'),
};
const SAME = {
  'words about it': DOOR.replace('Weighs.', 'Puts it on the scales.'),
  'how it is done': DOOR.replace('parcel.grams / 1000', 'parcel.grams * 0.001'),
};

/** Reports of different entry points without headings; compiled in one program. */
function buildReports(doors: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'courier-doors-'));
  const files = Object.entries(doors).map(([name, text], index) => {
    const file = join(root, `door-${index}.ts`);
    writeFileSync(file, text);
    return [name, file];
  });
  const reports = apiReports(Object.fromEntries(files), root);
  return (name: string) => (reports[name] ?? '').split('\n').slice(1).join('\n');
}

const readReport = buildReports({ before: DOOR, ...CHANGES, ...SAME });

it('a report lists the exports of an entry point with types and the fields of parameters', () => {
  expect(readReport('before')).toBe(
    [
      'LARGEST: 20000',
      'Scale: interface Scale { weigh(parcel: Parcel): number; }',
      'weigh: (parcel: Parcel, unit: "g" | "kg") => number',
      '    grams: number',
      '    label?: string | undefined',
      '',
    ].join('\n'),
  );
});

it.each(Object.keys(CHANGES))('%s changes the report', (change) => {
  expect(readReport(change)).not.toBe(readReport('before'));
});

it.each(Object.keys(SAME))('%s does not', (change) => {
  expect(readReport(change)).toBe(readReport('before'));
});

it('a report is the same in every work tree folder', () => {
  expect(buildReports({ before: DOOR })('before')).toBe(readReport('before'));
});

/** The report of an entry point of a workspace with these brands. */
function reportWithBrands(brands: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'courier-brands-'));
  const folder = join(root, 'config/src/brand');
  mkdirSync(folder, { recursive: true });
  const list = brands.map((brand) => `'${brand}'`).join(', ');
  writeFileSync(
    join(folder, 'brand-ids.ts'),
    `export const BRAND_IDS = [${list}] as const;\nexport type BrandId = (typeof BRAND_IDS)[number];\n`,
  );
  const door = join(root, 'door.ts');
  writeFileSync(
    door,
    `import type { BrandId } from './config/src/brand/brand-ids';
     export const paint = (brand: BrandId): Record<BrandId, string> | null => null;`,
  );
  return apiReports({ door }, root).door;
}

it('a new brand changes no report', () => {
  expect(reportWithBrands(['courier', 'orchid', 'mango'])).toBe(reportWithBrands(['courier', 'orchid']));
  expect(reportWithBrands(['courier', 'orchid'])).toContain('(brand: BrandId)');
});
