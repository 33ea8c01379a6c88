import type { MarkupNode } from '@courier/config/first-paint';
import { integrityHash } from './cache-frames';
import { criticalRules } from './used-css-rules';

export interface SheetFile {
  /** From the site's root. */
  path: string;
  /** The hash in the release; null for the shell's own files, which are in no registry. */
  integrity: string | null;
}

interface WornInput {
  /** In cascade order. */
  sheets: readonly SheetFile[];
  /** Of all elements in the initial HTML. */
  classes: ReadonlySet<string>;
}

export type CriticalCss = (input: WornInput) => Promise<string | null>;

/** Enough for every screen of a brand's remotes in several releases. */
const MOST_KEPT = 100;

/** Classes in a tree, including conditional ones. */
export const listClasses = (nodes: readonly MarkupNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.attributes['class'] ?? '').split(/\s+/), ...listClasses(node.children)],
  );

/** Classes in a built template. */
export const classesIn = (template: string): string[] =>
  [...template.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

const isTheOne = (css: string, integrity: string | null) =>
  integrity === null || integrity === integrityHash(css);

/**
 * The critical CSS of a document; null if a stylesheet is missing, does not match its release, or cannot be
 * inlined. Cached, because stylesheets of a site never change.
 */
export function createCriticalCss(
  read: (path: string) => Promise<string | null>,
  onProblem: (sentence: string) => void,
): CriticalCss {
  const kept = new Map<string, string>();
  const reportedProblems = new Set<string>();

  async function criticalSheet(
    { path, integrity }: SheetFile,
    classes: ReadonlySet<string>,
  ): Promise<string | null> {
    const css = await read(path);
    try {
      return css !== null && isTheOne(css, integrity) ? criticalRules(css, classes) : null;
    } catch (error) {
      const sentence = `Style sheet ${path} cannot be read: ${String(error)} Its page waits for the whole of it.`;
      if (!reportedProblems.has(sentence)) onProblem(sentence);
      reportedProblems.add(sentence);
      return null;
    }
  }

  return async ({ sheets, classes }) => {
    const key = JSON.stringify([sheets, [...classes].sort()]);
    const before = kept.get(key);
    if (before !== undefined) return before;
    const parts = await Promise.all(sheets.map((sheet) => criticalSheet(sheet, classes)));
    if (parts.includes(null)) return null;
    const all = parts.join('\n');
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, all);
    return all;
  };
}
