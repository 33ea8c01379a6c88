const MOST_NAMES = 20;
/** A list of types alone, `export type { … }`, does not match. */
const NAMED = /\bexport \{([^}]*)\}/g;
const IS_TYPE = /^type\s/;

/**
 * Why the `index.ts` of a domain is too wide; null for at most 20 functions and values, each written out. Types do not
 * count: a name for a type replaces an expression such as `Parameters<typeof storeQuote>[2]`, which depends as much on
 * the domain and says less.
 * @param source its text
 */
export function findWideIndex(domain: string, source: string): string | null {
  if (/\bexport \*/.test(source)) return `${domain}/index.ts: name each export instead of \`export *\``;
  const names = [...source.matchAll(NAMED)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !IS_TYPE.test(name)),
  );
  return names.length > MOST_NAMES
    ? `${domain}/index.ts: ${names.length} functions and values leave the domain, at most ${MOST_NAMES} may`
    : null;
}
