const MOST_NAMES = 20;
const NAMED = /\bexport (?:type )?\{([^}]*)\}/g;

/**
 * Why the `index.ts` of a domain is too wide; null for at most 20 names, each written out.
 * @param source its text
 */
export function findWideIndex(domain: string, source: string): string | null {
  if (/\bexport \*/.test(source)) return `${domain}/index.ts: name each export instead of \`export *\``;
  const names = [...source.matchAll(NAMED)].flatMap(([, list = '']) =>
    list.split(',').filter((name) => name.trim() !== ''),
  );
  return names.length > MOST_NAMES
    ? `${domain}/index.ts: ${names.length} names leave the domain, at most ${MOST_NAMES} may`
    : null;
}
