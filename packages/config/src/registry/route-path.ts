const LITERAL = /^[\w.~-]+$/;
const PARAMETER = /^:[A-Za-z][\w-]*\??$/;
/** A router turns every optional segment into two routes. */
const MOST_OPTIONAL = 4;
const LONGEST = 200;

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/**
 * Whether a remote may answer this pattern: a literal first segment, so that no remote answers everything, then
 * literals,
 * `:name`, `:name?` (at most four) and a final `*`; at most 200 characters.
 */
export function isRoutePath(path: string): boolean {
  if (!path.startsWith('/') || path.length > LONGEST) return false;
  const segments = segmentsOf(path);
  const last = segments.length - 1;
  return (
    segments.every(
      (part, index) =>
        LITERAL.test(part) || (index > 0 && (PARAMETER.test(part) || (part === '*' && index === last))),
    ) && segments.filter((part) => part.endsWith('?')).length <= MOST_OPTIONAL
  );
}

/** Whether the address can be written without knowing more than a vendor: a menu can lead there. */
export const canBeLinked = (path: string): boolean =>
  segmentsOf(path).every((part) => !part.startsWith(':') || part.endsWith('?'));

/** Every pattern without optional segments that `path` covers, without parameter names. */
function shapesOf(path: string): string[] {
  return segmentsOf(path).reduce<string[]>(
    (shapes, part) => {
      const named = part.startsWith(':') ? ':' : part.toLowerCase();
      const longer = shapes.map((shape) => `${shape}/${named}`);
      return part.endsWith('?') ? [...shapes, ...longer] : longer;
    },
    [''],
  );
}

/** Whether two patterns answer one address with the same right, so that their order alone would decide. */
export function isSamePath(one: string, other: string): boolean {
  const shapes = new Set(shapesOf(one));
  return shapesOf(other).some((shape) => shapes.has(shape));
}
