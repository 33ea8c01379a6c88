/** The map's colours, as any CSS colour. */
export interface MapPalette {
  land: string;
  block: string;
  water: string;
  park: string;
  road: string;
  roadCase: string;
  lane: string;
  label: string;
  halo: string;
  boundary: string;
  route: string;
  routeCase: string;
  done: string;
  area: string;
}

/** Theme variables, with values of the neutral light theme for pages without a theme. */
const VARIABLES: Readonly<Record<keyof MapPalette, readonly [variable: string, fallback: string]>> = {
  land: ['--map-land', '#EFF2EE'],
  block: ['--map-block', '#E6EAE5'],
  water: ['--map-water', '#CADFE6'],
  park: ['--map-park', '#D9E8D3'],
  road: ['--map-road', '#FFFFFF'],
  roadCase: ['--map-road-case', '#D6DCD8'],
  lane: ['--map-lane', '#FAFBFA'],
  label: ['--map-label', '#5C6D6C'],
  halo: ['--map-halo', '#FFFFFF'],
  boundary: ['--map-boundary', '#A9B8B4'],
  route: ['--map-route', '#0E5A64'],
  routeCase: ['--map-route-case', '#FFFFFF'],
  done: ['--map-done', '#93A6A8'],
  area: ['--area', '#D92B2B'],
};

export function readPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const entries = Object.entries(VARIABLES).map(([name, [variable, fallback]]) => [
    name,
    style.getPropertyValue(variable).trim() || fallback,
  ]);
  return Object.fromEntries(entries) as Record<keyof MapPalette, string>;
}
