import type { Area, Atlas } from './atlas';
import { foldText } from './fold';

export interface RegionSplit {
  /** What is left of the words. */
  readonly words: string;
  readonly town: Area | undefined;
  readonly county: Area | undefined;
}

interface NamedArea {
  readonly area: Area;
  readonly zh: string;
  readonly en: string;
}

/** Takes county and town names off typed words: 台北市大安區光復南路 leaves 光復南路. */
export function createRegionReader(atlas: Atlas): (words: string, chinese: boolean) => RegionSplit {
  const named = (areas: readonly Area[]): NamedArea[] =>
    areas.map((area) => ({ area, zh: foldText(area.zh), en: foldText(area.en) }));
  const counties = named(atlas.counties);
  const towns = named(atlas.towns);
  return (words, chinese) =>
    chinese ? readChinese(words, counties, towns) : readEnglish(words, counties, towns);
}

function readChinese(
  words: string,
  counties: readonly NamedArea[],
  towns: readonly NamedArea[],
): RegionSplit {
  let rest = words.replace(/^台灣/, '');
  const county = counties.find(({ zh }) => rest.startsWith(zh))?.area;
  if (county) rest = rest.slice(county.zh.length);
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
  const take = (text: string): boolean => {
    if (!rest.includes(` ${text} `)) return false;
    rest = rest.replace(` ${text} `, ' ');
    return true;
  };
  const county = counties.find(({ en }) => take(en))?.area;
  const town = towns.find(({ area, en }) => (!county || area.countyCode === county.code) && take(en))?.area;
  return { words: rest.trim(), town, county };
}
