import type { Area, Atlas } from './atlas';
import { LANDMARKS } from './data/landmarks';
import { foldText } from './fold';
import type { Place } from './place';

export interface PlaceMatch {
  readonly place: Place;
  readonly score: number;
}

interface Entry {
  readonly place: Place;
  /** Every spelling, each between line feeds, so that one look decides whether to look closer. */
  readonly spellings: string;
  readonly weight: number;
}

const WEIGHTS = { landmark: 6, county: 6, town: 10, village: -14 } as const;

/** Finds landmarks and administrative areas by name. The search is one pass over some eight thousand short texts. */
export function createPlaceIndex(atlas: Atlas): (text: string) => PlaceMatch[] {
  const entry = (place: Place, weight: number, ...spellings: string[]): Entry => ({
    place,
    weight,
    spellings: `\n${[...new Set(spellings.map(foldText))].join('\n')}\n`,
  });
  const entries: Entry[] = [
    ...LANDMARKS.map((landmark) =>
      entry({ kind: 'landmark', landmark }, WEIGHTS.landmark, landmark.zh, landmark.en, ...landmark.aliases),
    ),
    ...[...atlas.counties, ...atlas.towns, ...atlas.villages].map((area) =>
      entry({ kind: 'area', area }, WEIGHTS[area.kind], ...areaSpellings(atlas, area)),
    ),
  ];
  return (text) => {
    const query = foldText(text);
    if (query === '') return [];
    const squeezed = /[㐀-鿿]/.test(query) ? query.replace(/ /g, '') : query;
    return entries.flatMap(({ place, spellings, weight }) => {
      const score = scoreOf(spellings, squeezed);
      return score === 0 ? [] : [{ place, score: score + weight }];
    });
  };
}

function scoreOf(spellings: string, query: string): number {
  const at = spellings.indexOf(query);
  if (at < 0) return 0;
  if (spellings.includes(`\n${query}\n`)) return 100;
  if (spellings.includes(`\n${query}`)) return 82;
  if (spellings.includes(` ${query}`)) return 66;
  return query.length >= (query.charCodeAt(0) > 0x3000 ? 2 : 5) ? 50 : 0;
}

function areaSpellings(atlas: Atlas, area: Area): string[] {
  const town = area.kind === 'village' ? atlas.town(area.townCode) : undefined;
  const county = area.kind === 'county' ? undefined : atlas.county(area.countyCode);
  const larger = [county, town].filter((part) => part !== undefined);
  return [
    area.zh,
    area.en,
    ...(larger.length > 0
      ? [
          `${larger.map((part) => part.zh).join('')}${area.zh}`,
          [area, ...larger.reverse()].map((part) => part.en).join(' '),
        ]
      : []),
    ...(town ? [`${town.zh}${area.zh}`] : []),
  ];
}
