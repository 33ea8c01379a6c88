import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

export interface EnglishFile {
  /** The namespace, such as `shell-public` or `i18n-common`. */
  place: string;
  file: string;
  /** The file of another language. */
  at(language: string): string;
}

/** The English text files of apps, packages and the server. */
export function englishFiles(): EnglishFile[] {
  const apps = readdirSync(join(ROOT, 'apps')).flatMap((app) =>
    ['', 'public']
      .map((part) => ({ part, folder: join(ROOT, 'apps', app, 'locales', part) }))
      .filter(({ folder }) => existsSync(join(folder, 'en.json')))
      .map(({ part, folder }) =>
        entry(part === '' ? app : `${app}-${part}`, (locale) => join(folder, `${locale}.json`)),
      ),
  );
  const shared = join(ROOT, 'packages/i18n/locales');
  const common = readdirSync(join(shared, 'en')).map((name) =>
    entry(`i18n-${name.replace('.json', '')}`, (locale) => join(shared, locale, name)),
  );
  const server = entry('server', (locale) => join(ROOT, 'services/platform-api/locales', `${locale}.json`));
  return [...apps, ...common, server];
}

const entry = (place: string, at: EnglishFile['at']): EnglishFile => ({ place, file: at('en'), at });
