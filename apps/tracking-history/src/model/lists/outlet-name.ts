/** Removes the parent's name from an outlet's name: `Harbour Tea · Fuxing` becomes `Fuxing`. */
export function outletName(name: string, parent: string | undefined): string {
  if (!parent || !name.startsWith(parent)) return name;
  const rest = name.slice(parent.length);
  const own = rest.replace(/^[\s·・\-–—|,:/]+/u, '');
  return own === '' || own === rest ? name : own;
}
