import type { Area, Atlas } from './atlas';
import { chineseDigit } from './fold';
import type { House, Language, LocatedPlace, Place } from './place';

/** Large to small in Chinese, small to large in English. */
export function formatPlace(atlas: Atlas, { place, position }: LocatedPlace, language: Language): string {
  if (place.kind === 'area') return areaChain(atlas, place.area, language);
  const town = place.kind === 'typed' ? place.town : atlas.townAt(position.latitude, position.longitude);
  const region = town ? areaChain(atlas, town, language) : '';
  const street = formatStreet(place, language);
  if (language === 'zh')
    return place.kind === 'landmark' ? `${street}${region && `（${region}）`}` : `${region}${street}`;
  return [street, region].filter(Boolean).join(', ');
}

/** `No. 17, Ln. 240, Guangfu S. Rd.` or `光復南路240巷17號`. */
export function formatStreet(place: Place, language: Language): string {
  if (place.kind === 'area') return '';
  if (place.kind === 'landmark') return language === 'zh' ? place.landmark.zh : place.landmark.en;
  const section = place.kind === 'road' ? place.section.section : place.section;
  const name = place.kind === 'road' ? roadName(place, language) : place.street;
  return language === 'zh'
    ? chineseStreet(name, section, place.house)
    : englishStreet(name, section, place.house);
}

const roadName = ({ road }: Extract<Place, { kind: 'road' }>, language: Language): string =>
  language === 'zh' ? road.zh : [road.name, road.direction, road.kind].filter(Boolean).join(' ');

export const townName = (town: Area, language: Language): string =>
  language === 'zh' ? town.zh : shortEnglish(town.en);

function chineseStreet(name: string, section: number, { lane, alley, number, suffix }: House): string {
  const parts = [
    name,
    section ? `${chineseDigit(section)}段` : '',
    lane ? `${lane}巷` : '',
    alley ? `${alley}弄` : '',
  ];
  return `${parts.join('')}${number ? `${number}${suffix.replace('-', '之')}號` : ''}`;
}

function englishStreet(name: string, section: number, { lane, alley, number, suffix }: House): string {
  return [
    number ? `No. ${number}${suffix}` : '',
    alley ? `Aly. ${alley}` : '',
    lane ? `Ln. ${lane}` : '',
    section ? `Sec. ${section}` : '',
    name,
  ]
    .filter(Boolean)
    .join(', ');
}

function areaChain(atlas: Atlas, area: Area, language: Language): string {
  const county = area.kind === 'county' ? area : atlas.county(area.countyCode);
  const town = area.kind === 'village' ? atlas.town(area.townCode) : area.kind === 'town' ? area : undefined;
  const village = area.kind === 'village' ? area : undefined;
  const chain = [county, town, village].filter((part) => part !== undefined);
  if (language === 'zh') return chain.map((part) => part.zh).join('');
  return chain
    .reverse()
    .map((part) => shortEnglish(part.en))
    .join(', ');
}

const shortEnglish = (name: string): string =>
  name.replace(/ District$/, ' Dist.').replace(/ Township$/, ' Twp.');
