/** The remotes of a brand, or these with the audience. */
type Composition = readonly string[] | { remotes?: readonly string[]; audience?: string };

interface Compositions {
  /** Brands with some remotes only; other brands have all. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Brands that are not for everybody. */
  audiences: Readonly<Record<string, string>>;
}

const isList = (composition: Composition): composition is readonly string[] => Array.isArray(composition);

/** Reads `compositions.json`: `{"send": ["request-rider"]}` or `{"send": {"remotes": […], "audience": "guests"}}`. */
export function readCompositions(file: Readonly<Record<string, Composition>>): Compositions {
  const brands = Object.entries(file).map(([brand, composition]) => ({
    brand,
    ...(isList(composition) ? { remotes: composition } : composition),
  }));
  return {
    lists: Object.fromEntries(brands.flatMap(({ brand, remotes }) => (remotes ? [[brand, remotes]] : []))),
    audiences: Object.fromEntries(
      brands.flatMap(({ brand, audience }: { brand: string; audience?: string }) =>
        audience === undefined ? [] : [[brand, audience]],
      ),
    ),
  };
}
