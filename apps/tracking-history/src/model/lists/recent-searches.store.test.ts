import { beforeEach, describe, expect, it } from '@jest/globals';
import { browserStorage } from '@courier/config/document';
import { createRecentSearches } from './recent-searches.store';

beforeEach(() => localStorage.clear());

const remembered = (...texts: string[]) => {
  const store = createRecentSearches(browserStorage());
  texts.forEach((text) => store.getState().remember(text));
  return store.getState().texts;
};

describe('recent searches', () => {
  it('are most recent first, without duplicates that differ in spaces or case [TRACK-HIST-17]', () => {
    expect(remembered('Lin', '0912 048 317', ' lin ', '0912048317', '   ')).toEqual(['0912048317', 'lin']);
  });

  it('are at most ten, without the oldest [TRACK-HIST-16]', () => {
    const texts = Array.from({ length: 11 }, (_, index) => `name ${index}`);
    expect(remembered(...texts)).toEqual(texts.slice(1).reverse());
  });

  it('are in local storage under search-history and remain after a reload [TRACK-HIST-17]', () => {
    remembered('Wu', 'Lin');
    expect(localStorage.getItem('search-history')).toContain('Lin');
    expect(createRecentSearches(browserStorage()).getState().texts).toEqual(['Lin', 'Wu']);
  });

  it.each([
    '[]',
    'not json',
    JSON.stringify({ state: { texts: [1, 2] }, version: 1 }),
    JSON.stringify({ state: { texts: 'Lin' }, version: 1 }),
  ])('are empty when %j is stored', (stored) => {
    localStorage.setItem('search-history', stored);
    expect(createRecentSearches(browserStorage()).getState().texts).toEqual([]);
  });

  it('are limited to ten when more are stored, and can be cleared', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `name ${index}`);
    localStorage.setItem('search-history', JSON.stringify({ state: { texts }, version: 1 }));
    const store = createRecentSearches(browserStorage());
    expect(store.getState().texts).toEqual(texts.slice(0, 10));
    store.getState().clear();
    expect(createRecentSearches(browserStorage()).getState().texts).toEqual([]);
  });
});
