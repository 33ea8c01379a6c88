/** What publishing says. Only what a brand lists is published: anything else lies there and is loaded by nobody. */
export function outcomeOf(
  name: string,
  release: string,
  { isNew, brands }: { isNew: boolean; brands: readonly string[] },
): string {
  if (brands.length === 0)
    return `Not published: no brand lists ${name}, so nobody gets ${release}. Add it to the registries it was taken out of, or to tools/publish/compositions.json where a brand shows some remotes only.`;
  return `${isNew ? 'Published' : 'Unchanged'} ${name} ${release} for ${brands.join(', ')}`;
}
