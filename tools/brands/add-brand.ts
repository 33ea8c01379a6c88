import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG = 'packages/config/src';

/** Adds a line after the first occurrence of an anchor. */
function addAfter(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`The file has no "${anchor}".`);
  const end = at + anchor.length;
  return text.slice(0, end) + added + text.slice(end);
}

/** The changes of `docs/how-to/brand.md` for one more brand, by file. */
const CHANGES: Readonly<Record<string, (text: string, id: string) => string>> = {
  [`${CONFIG}/brand/brand-ids.ts`]: (text, id) => addAfter(text, 'BRAND_IDS = [', `'${id}', `),
  [`${CONFIG}/brand/brand.ts`]: (text, id) =>
    addAfter(
      addAfter(
        text,
        'Record<BrandId, Names>> = {',
        `\n  '${id}': { platform: '${id}', organisation: '${id} Ltd', product: '${id} Portal' },`,
      ),
      'Record<string, BrandId>> = {',
      `\n  NEWENTITY: '${id}',`,
    ),
  [`${CONFIG}/brand-look/brand-look.ts`]: (text, id) =>
    addAfter(text, 'Record<BrandId, Look>> = {', `\n  '${id}': NEUTRAL_LOOK,`),
  [`${CONFIG}/brand-look/marks.ts`]: (text, id) =>
    addAfter(
      text,
      'readonly MarkShape[]>> = {',
      `\n  '${id}': [disc('14', '14', '9', 'currentColor'), disc('14', '14', '3', ACCENT)],`,
    ),
};

export const BRAND_FILES = Object.keys(CHANGES);

/** The text of a brand file with one more brand. */
export function withOneMoreBrand(file: string, text: string, id: string): string {
  const change = CHANGES[file];
  if (!change) throw new Error(`${file} has no brands.`);
  return change(text, id);
}

/** Adds a brand to a copy of the repository. Replaces files, because a copy may consist of hard links. */
export function addBrand(root: string, id: string): void {
  for (const file of BRAND_FILES) {
    const path = join(root, file);
    const changed = withOneMoreBrand(file, readFileSync(path, 'utf8'), id);
    rmSync(path);
    writeFileSync(path, changed);
  }
}
