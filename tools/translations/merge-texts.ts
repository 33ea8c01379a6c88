import { flatten } from '../check-locales/text-differences.ts';

/** A line of a locale file with one text: what precedes it, the text, what follows it. */
const TEXT_LINE = /^(\s*"(?:[^"\\]|\\.)*": )("(?:[^"\\]|\\.)*")(,?)$/;

const ISOLATE = /[\u2066-\u2069]/;

/** Invisible marks of the writing direction are escaped, so that one sees them, unless the source writes them. */
function stringify(value: unknown, source: string): string {
  const json = JSON.stringify(value, null, 2);
  if (ISOLATE.test(source)) return json;
  return json.replace(/[\u2066-\u2069]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}

/** Texts replaced line by line: no other byte of the file changes. */
function replaceLines(source: string, paths: readonly string[], changes: ReadonlyMap<string, string>) {
  let index = -1;
  return source
    .split('\n')
    .map((line: string) => {
      const parts = TEXT_LINE.exec(line);
      if (parts === null) return line;
      index += 1;
      const text = changes.get(paths[index] ?? '');
      return text === undefined ? line : `${parts[1]}${stringify(text, line)}${parts[3]}`;
    })
    .join('\n');
}

/** The paths with new ones, each after the path that precedes it in the English file. */
function insertPaths(paths: readonly string[], added: ReadonlySet<string>, order: readonly string[]) {
  const result = [...paths];
  for (const path of order.filter((one) => added.has(one))) {
    const before = order.slice(0, order.indexOf(path)).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, path);
  }
  return result;
}

interface Texts {
  [name: string]: string | Texts;
}

function nestTexts(entries: readonly (readonly [path: string, text: string])[]): Texts {
  const root: Texts = {};
  for (const [path, text] of entries) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((node, name) => {
      const child = node[name];
      return typeof child === 'object' ? child : (node[name] = {});
    }, root);
    parent[last] = text;
  }
  return root;
}

/**
 * Content of a locale file with changed and new texts. Order and formatting of the others stay.
 * @param source the file, empty for a new one
 * @param changes text by path, such as `nav.orders`
 * @param entries in the order of the English file; the file of a variant has
 *   no text that is the same as in its base language
 */
export function mergeTexts(
  source: string,
  changes: ReadonlyMap<string, string>,
  entries: readonly { readonly path: string; readonly baseText?: string | undefined }[],
): string {
  const order = entries.map(({ path }) => path);
  const base = new Map(entries.map(({ path, baseText }) => [path, baseText]));
  const texts = new Map(flatten(source === '' ? {} : JSON.parse(source)));
  const removed = new Set(
    [...changes].filter(([path, text]) => text === base.get(path)).map(([path]) => path),
  );
  const added = new Set([...changes.keys()].filter((path) => !texts.has(path)));
  const lines = source.split('\n').filter((line) => TEXT_LINE.test(line));
  if (added.size + removed.size === 0 && lines.length === texts.size)
    return replaceLines(source, [...texts.keys()], changes);
  const paths = insertPaths([...texts.keys()], added, order).filter((path) => !removed.has(path));
  return `${stringify(nestTexts(paths.map((path) => [path, changes.get(path) ?? texts.get(path) ?? ''])), source)}\n`;
}
