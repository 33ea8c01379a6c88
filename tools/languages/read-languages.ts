import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { renderLanguageFiles, type LanguageRow } from './language-files.ts';

const TABLE = join(ROOT, 'packages/config/src/country/languages.json');

export const readLanguages = () => JSON.parse(readFileSync(TABLE, 'utf8')) as LanguageRow[];

/** The files that list languages, as the table requires them now. */
export const renderRepositoryFiles = (rows: readonly LanguageRow[]): Record<string, string> =>
  renderLanguageFiles(rows, (importer, path) => existsSync(join(ROOT, dirname(importer), path)));
