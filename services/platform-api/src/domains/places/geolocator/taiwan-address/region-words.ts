import type { Area, Atlas } from './atlas';
import { foldText } from './fold';

const ROAD_WORDS = 'rd|st|blvd|ave|ln|aly|sec|bridge';

export interface RegionSplit {
  readonly words: string;
  readonly town: Area | undefined;
  readonly county: Area | undefined;
}

interface NamedArea {
  readonly area: Area;
  readonly zh: string;
  readonly en: string;
}

/** Removes county and town names from typed words: 台北市大安區光復南路 leaves 光復南路. */
export function createRegionReader(atlas: Atlas): (words: string, chinese: boolean) => RegionSplit {
  const toNamedAreas = (areas: readonly Area[]): NamedArea[] =>
    areas.map((area) => ({ area, zh: foldText(area.zh), en: foldText(area.en) }));
  // `new taipei` before `taipei`.
  const counties = toNamedAreas(atlas.counties).sort((a, b) => b.en.length - a.en.length);
  const towns = toNamedAreas(atlas.towns);
  return (words, chinese) =>
    chinese ? readChinese(words, counties, towns) : readEnglish(words, counties, towns);
}

function readChinese(
  words: string,
  counties: readonly NamedArea[],
  towns: readonly NamedArea[],
): RegionSplit {
  let rest = words.replace(/^台灣/, '');
  const withoutRegionSuffix = (zh: string) => zh.replace(/[市縣]$/, '');
  const whole = counties.find(({ zh }) => rest.startsWith(zh));
  const short = whole ? undefined : counties.find(({ zh }) => rest.startsWith(withoutRegionSuffix(zh)));
  const left = whole
    ? rest.slice(whole.zh.length)
    : short && rest.slice(withoutRegionSuffix(short.zh).length);
  // 基隆路, 台中港路 and 桃園大道 are roads.
  const isRoad = short !== undefined && /^[^市縣]{0,2}[路街道巷段]/.test(left ?? '');
  const county = isRoad ? undefined : (whole ?? short)?.area;
  if (county && left !== undefined) rest = left;
  const town = towns.find(
    ({ area, zh }) => rest.startsWith(zh) && (!county || area.countyCode === county.code),
  )?.area;
  if (town) rest = rest.slice(town.zh.length).replace(/^[^路街]{1,3}[里村](?=.*[路街道])/, '');
  return { words: rest, town, county };
}

function readEnglish(
  words: string,
  counties: readonly NamedArea[],
  towns: readonly NamedArea[],
): RegionSplit {
  let rest = ` ${words} `.replace(/ (taiwan|r o c|roc) /, ' ');
  const consumeWord = (text: string): boolean => {
    if (!rest.includes(` ${text} `)) return false;
    rest = rest.replace(` ${text} `, ' ');
    return true;
  };
  const addShortName = (en: string): boolean => {
    const short = en.replace(/ (?:city|county)$/, '');
    const road = new RegExp(` ${short} (?:[nsew] )?(?:${ROAD_WORDS}) `);
    return short !== en && !road.test(rest) && consumeWord(short);
  };
  const county = (counties.find(({ en }) => consumeWord(en)) ?? counties.find(({ en }) => addShortName(en)))
    ?.area;
  const town = towns.find(
    ({ area, en }) => (!county || area.countyCode === county.code) && consumeWord(en),
  )?.area;
  return { words: rest.trim(), town, county };
}
