import { beforeEach, describe, expect, it } from '@jest/globals';
import { browserStorage } from '@courier/config/document';
import { createOrderFilters } from './order-filters.store';

const range = { from: 1_789_000_000, to: 1_789_600_000, category: 'past-week' } as const;
const place = { vendor: 'v1001', listType: 'past', order: null } as const;

beforeEach(() => localStorage.clear());

describe('the filters of the order lists', () => {
  it('contain vendor, order, list, search, period, status filter and page key [TRACK-LIST-11]', () => {
    const filters = createOrderFilters(browserStorage());
    filters.getState().applyPlace({ vendor: 'v1001', listType: 'past', order: 'v1001-1' });
    filters.getState().search('lin');
    filters.getState().choosePeriod(range);
    filters.getState().requestPage('key-2');
    expect(filters.getState()).toMatchObject({
      vendor: 'v1001',
      order: 'v1001-1',
      listType: 'past',
      searchKey: 'lin',
      dateRangeFilter: range,
      orderStatusFilter: [],
      paginationKey: 'key-2',
    });
  });

  it('keep period and statuses after a reload, but neither search nor page key [SHELL-STORE-07]', () => {
    const before = createOrderFilters(browserStorage());
    before.getState().applyPlace(place);
    before.getState().choosePeriod(range);
    before.getState().chooseStatuses(['failed', 'returned']);
    before.getState().search('lin');
    before.getState().requestPage('key-2');
    expect(createOrderFilters(browserStorage()).getState()).toMatchObject({
      dateRangeFilter: range,
      orderStatusFilter: ['failed', 'returned'],
      searchKey: '',
      paginationKey: null,
    });
  });

  it('keep custom days after a reload', () => {
    createOrderFilters(browserStorage())
      .getState()
      .choosePeriod({ ...range, category: 'custom' });
    expect(createOrderFilters(browserStorage()).getState().dateRangeFilter).toEqual({
      ...range,
      category: 'custom',
    });
  });

  it('start with yesterday, also when the stored filters are invalid', () => {
    localStorage.setItem(
      'order-filters',
      JSON.stringify({ state: { dateRangeFilter: { category: 'always' } }, version: 1 }),
    );
    expect(createOrderFilters(browserStorage()).getState().dateRangeFilter.category).toBe('yesterday');
  });

  it('clear the search when another vendor is chosen', () => {
    const filters = createOrderFilters(browserStorage());
    filters.getState().applyPlace(place);
    filters.getState().search('lin');
    filters.getState().applyPlace({ ...place, order: 'v1001-1' });
    expect(filters.getState().searchKey).toBe('lin');
    filters.getState().applyPlace({ ...place, vendor: 'v1002' });
    expect(filters.getState().searchKey).toBe('');
  });
});
