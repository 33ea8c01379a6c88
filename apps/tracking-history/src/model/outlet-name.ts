/** An outlet's name without its parent's before it: `Harbour Tea · Fuxing` of `Harbour Tea` is `Fuxing`. */
export function outletName(name: string, parent: string | undefined): string {
  if (!parent || !name.startsWith(parent)) return name;
  const rest = name.slice(parent.length);
  const own = rest.replace(/^[\s·・\-–—|,:/]+/u, '');
  return own === '' || own === rest ? name : own;
}
