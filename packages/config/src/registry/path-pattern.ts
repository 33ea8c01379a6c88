/**
 * Matches a react-router pattern of a manifest: literal segments, `:name`, `:name?` and a final `*`. A
 * trailing slash makes no difference.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  return matches(splitPathSegments(pattern), splitPathSegments(path));
}

const splitPathSegments = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (head === '*') return true;
  if (head.endsWith('?') && matches(rest, path)) return true;
  const [segment, ...tail] = path;
  if (segment === undefined) return false;
  const literal = head.replace(/\?$/, '');
  return (literal.startsWith(':') || literal.toLowerCase() === segment.toLowerCase()) && matches(rest, tail);
}
