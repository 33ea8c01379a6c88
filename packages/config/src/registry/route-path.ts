const LITERAL = /^[\w.~-]+$/;
const PARAMETER = /^:[A-Za-z][\w-]*\??$/;
/** A router turns every optional segment into two routes. */
const MOST_OPTIONAL = 4;
const LONGEST = 200;

const pathSegments = (path: string): string[] => path.split('/').slice(1);

/**
 * Whether a remote may use this pattern: a literal first segment, so that no remote matches everything, then literals,
 * `:name`, `:name?` (at most four) and a final `*`; at most 200 characters.
 */
export function isRoutePath(path: string): boolean {
  if (!path.startsWith('/') || path.length > LONGEST) return false;
  const segments = pathSegments(path);
  const last = segments.length - 1;
  return (
    segments.every(
      (part, index) =>
        LITERAL.test(part) || (index > 0 && (PARAMETER.test(part) || (part === '*' && index === last))),
    ) && segments.filter((part) => part.endsWith('?')).length <= MOST_OPTIONAL
  );
}

/** Whether a menu can link to it: the path needs no parameter except a vendor. */
export const canBeLinked = (path: string): boolean =>
  pathSegments(path).every((part) => !part.startsWith(':') || part.endsWith('?'));

/** All patterns of `path` without optional segments and parameter names. */
function pathShapes(path: string): string[] {
  return pathSegments(path).reduce<string[]>(
    (shapes, part) => {
      const named = part.startsWith(':') ? ':' : part.toLowerCase();
      const longer = shapes.map((shape) => `${shape}/${named}`);
      return part.endsWith('?') ? [...shapes, ...longer] : longer;
    },
    [''],
  );
}

/** Whether two patterns match the same address with equal rank, so that only their order decides. */
export function isSamePath(one: string, other: string): boolean {
  const shapes = new Set(pathShapes(one));
  return pathShapes(other).some((shape) => shapes.has(shape));
}
