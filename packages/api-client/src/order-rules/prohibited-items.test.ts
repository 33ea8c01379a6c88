import { describe, expect, it } from '@jest/globals';
import {
  findProhibitedItem,
  parseProhibitedItems,
  prohibitedItemsFor,
  writeProhibitedItems,
} from './prohibited-items';

const ALCOHOL = { language: 'en', name: 'Alcohol', words: ['beer', 'red wine', 'Schnaps'] };
const LIQUOR = { language: 'zh_Hant_TW', name: '酒類', words: ['啤酒', '高粱'] };
const BATTERY = { language: 'ar', name: 'بطاريات', words: ['بطارية'] };
const ITEMS = [ALCOHOL, LIQUOR, BATTERY];

describe('a description', () => {
  it.each([
    ['6 × Beer (cold)', 'Alcohol'],
    ['BEER', 'Alcohol'],
    ['bread, ｂｅｅｒ', 'Alcohol'],
    ['one bottle of red  wine', 'Alcohol'],
    ['schnaps-glasses and schnaps', 'Alcohol'],
    ['台灣啤酒六罐', '酒類'],
    ['بطارية سيارة', 'بطاريات'],
  ])('%j names the item %s', (description, name) => {
    expect(findProhibitedItem(description, ITEMS)?.name).toBe(name);
  });

  it.each(['', '2 × winter melon tea', 'ginger beers', 'beerenkuchen', 'red, wine gums', '酒精'])(
    '%j names no item',
    (description) => {
      expect(findProhibitedItem(description, ITEMS)).toBeNull();
    },
  );
});

it('the value of the country parameter is read as it was written', () => {
  expect(parseProhibitedItems(writeProhibitedItems(ITEMS))).toEqual(ITEMS);
  expect(parseProhibitedItems('')).toEqual([]);
});

it('a reader gets the items of the first language that has any', () => {
  const read = (...languages: string[]) => prohibitedItemsFor(ITEMS, languages).map(({ name }) => name);
  expect(read('ar_KW', 'ar', 'en')).toEqual(['بطاريات']);
  expect(read('zh_Hant_TW', 'zh', 'en')).toEqual(['酒類']);
  expect(read('de_DE', 'de')).toEqual(['Alcohol']);
  expect(prohibitedItemsFor([], ['en'])).toEqual([]);
});
