import type { FileImport } from './folder-imports';
import type { FindFolder } from './folder-pairs';

/** Folders of the server, lowest first: a folder imports only folders before it. */
export const SERVER_ORDER = [
  'settings',
  'platform',
  'domains/texts',
  'domains/site',
  'domains/mail',
  'domains/accounts',
  'domains/places',
  'domains/prices',
  'domains/orders',
  'domains/payments',
  'domains/fleets',
  'domains/money',
  'domains/operations',
  'app',
  'index.ts',
];

export const serverFolder: FindFolder = (file) => {
  const [first = '', second = ''] = file.split('/', 2);
  return first === 'domains' ? `${first}/${second}` : first;
};

/** One sentence per import against the order, and per file outside the ordered folders. */
export function listAgainstOrder(imports: readonly FileImport[]): string[] {
  return imports.flatMap(({ file, target }) => {
    const [from, to] = [serverFolder(file), serverFolder(target)];
    if (from === to) return [];
    const unlisted = [from, to].find((folder) => !SERVER_ORDER.includes(folder));
    if (unlisted !== undefined) return [`${file} > ${target}: ${unlisted} has no place in the order`];
    return SERVER_ORDER.indexOf(to) < SERVER_ORDER.indexOf(from)
      ? []
      : [`${file} > ${target}: ${from} comes before ${to}`];
  });
}

const DOORS = /^domains\/[^/]+\/(index|deps)\.ts$/;

/** One sentence per file of another domain that a domain imports instead of its `index.ts`. */
export const listInnerFiles = (imports: readonly FileImport[]): string[] =>
  imports
    .filter(
      ({ file, target }) =>
        file.startsWith('domains/') &&
        target.startsWith('domains/') &&
        serverFolder(file) !== serverFolder(target) &&
        !DOORS.test(target),
    )
    .map(({ file, target }) => `${file} > ${target}: import it from ${serverFolder(target)}/index.ts`);
