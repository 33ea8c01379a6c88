import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

const englishFiles = (): string[] =>
  ['apps', 'packages']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(ROOT, folder, entry.name, 'locales')),
    )
    .flatMap((folder) => {
      try {
        return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
      } catch {
        return [];
      }
    })
    .filter((file) => basename(file) === 'en.json' || basename(dirname(file)) === 'en')
    .filter((file) => file.endsWith('.json'));

const textsIn = (file: string): string[] => {
  const leaves = (node: unknown): string[] =>
    typeof node === 'string' ? [node] : Object.values(node as object).flatMap(leaves);
  return leaves(JSON.parse(readFileSync(file, 'utf8')));
};

/** Texts on screen that are English texts of the portal and no texts of the language. */
export async function visibleEnglish(page: Page, language: string): Promise<string[]> {
  const files = englishFiles();
  const own = new Set(
    files.flatMap((file) =>
      textsIn(file.replace(/\/en(\.json|\/)/, (_, end: string) => `/${language}${end}`)),
    ),
  );
  const english = new Set(files.flatMap(textsIn).filter((text) => text.length > 2 && !own.has(text)));
  const shown = await page.evaluate(() => document.body.innerText.split(/[\n\t]+/));
  return [...new Set(shown.map((text) => text.trim()).filter((text) => english.has(text)))];
}
