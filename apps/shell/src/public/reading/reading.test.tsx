import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { countryConfig } from '@courier/config';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:terms', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} as ${this.download}`);
  });
});
afterEach(() => void jest.restoreAllMocks());

const inCountry = (
  path: string,
  code: string,
  flags: Record<string, boolean> = {},
  parameters: Record<string, string | number> = {},
) =>
  renderPublic({
    path,
    country: countryConfig(code),
    flags,
    prepare: ({ state }) => {
      state.parameters['orderItemValueExceedLimit'] = countryConfig(code).itemValueCap;
      Object.assign(state.parameters, parameters);
    },
  });
const pageText = () => screen.getByRole('main').textContent ?? '';
const money = (amount: string) => amount.replace(' ', '\u00A0');

describe('the FAQ', () => {
  it('shows the two item limits of Taiwan and no unknown figure [I18N-09] [SHELL-STATIC-06] [CONF-20]', async () => {
    await inCountry('/faq', 'TW');
    expect(screen.getByText('It has to fit into the delivery bag.')).toBeInTheDocument();
    expect(screen.getByText('Its weight may not exceed 5 kg.')).toBeInTheDocument();
    expect(pageText()).not.toMatch(/\d\s*km|base fee|kilometre cost/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_Hant_TW');
    expect(await screen.findByText('必須放得進外送袋。')).toBeInTheDocument();
    expect(screen.getByText('重量不得超過 5 公斤。')).toBeInTheDocument();
  });

  it.each(['DE', 'KW', 'JP'])('of %s, a market without data, is the general one [CONF-20]', async (code) => {
    await inCountry('/faq', code);
    expect(screen.getByRole('heading', { name: 'Questions and answers', level: 1 })).toBeVisible();
    expect(screen.getByText('How big may my item be?')).toBeVisible();
    expect(pageText()).not.toMatch(/\d\s*(kg|km)|How heavy|limit to the value/);
  });

  it.each([
    ['HK', 'HKD 1,000.00'],
    ['MM', 'MMK 300,000'],
    ['PH', '₱10,000.00'],
    ['MY', 'MYR 200.00'],
    ['TW', 'NT 5,000'],
  ])(
    'and the prohibited items of %s show the value cap %s [SHELL-STATIC-10] [SHELL-ROUTE-15]',
    async (code, cap) => {
      const { unmount } = await inCountry('/faq', code);
      expect(pageText()).toContain(`An item may be worth at most ${money(cap)}.`);
      unmount();
      await inCountry('/prohibiteditems-c2c', code);
      expect(screen.getByText(cap)).toBeVisible();
    },
  );

  it('finds answers by their words and reports when there is none', async () => {
    await renderPublic({ path: '/faq' });
    const find = screen.getByRole('searchbox', { name: 'Find an answer' });
    await user.click(find);
    await user.paste('voucher');
    expect(screen.getByText('How do I use a voucher?')).toBeVisible();
    expect(screen.queryByText('How do I pay?')).toBeNull();
    await user.clear(find);
    await user.paste('zeppelin');
    expect(screen.getByRole('heading', { name: 'Nothing about “zeppelin”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(screen.getByText('How do I pay?')).toBeVisible();
  });

  it('is linked from the landing page [SHELL-STATIC-07]', async () => {
    await renderPublic({ path: '/' });
    expect(screen.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/faq');
  });
});

describe('the terms', () => {
  it('are readable, and can be saved as a file [SHELL-ROUTE-16] [SHELL-STATIC-09]', async () => {
    const { backend } = await renderPublic({ path: '/termsandconditions' });
    expect(screen.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Download as a text file' }));
    await waitFor(() => expect(saved).toEqual(['blob:terms as terms-and-conditions.txt']));
    expect(backend.callsOf('exports.terms')).toHaveLength(1);
  });

  it.each(['network', { status: 500 }] as const)(
    'show an error when the file cannot be loaded: %j [SHELL-STATIC-09]',
    async (failure) => {
      const { backend } = await renderPublic({
        path: '/termsandconditions',
        prepare: (fake) => fake.fail('exports.terms', failure),
      });
      await user.click(screen.getByRole('button', { name: 'Download as a text file' }));
      expect(await screen.findByText('We could not download the terms.')).toBeVisible();
      backend.heal('exports.terms');
      await user.click(screen.getByRole('button', { name: 'Download as a text file' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(screen.queryByText('We could not download the terms.')).toBeNull();
    },
  );
});

describe('every public page', () => {
  it.each(['/', '/connect', '/register', '/faq'])(
    '%s links to the privacy page and the imprint of the operator, where they exist',
    async (path) => {
      const links = () =>
        within(screen.getByRole('navigation', { name: 'More' }))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'))
          .filter((href) => href === '/privacy' || href === '/imprint');
      const { unmount } = await renderPublic({ path });
      expect(links()).toEqual([]);
      unmount();
      const other = await renderPublic({ path, country: { legalPages: ['imprint'] } });
      expect(links()).toEqual(['/imprint']);
      other.unmount();
      await renderPublic({ path, country: { legalPages: ['imprint', 'privacy'] } });
      expect(links()).toEqual(['/privacy', '/imprint']);
    },
  );
});

describe('the prohibited items', () => {
  it('mention parcels and senders, not orders, shops and customers [SHELL-STATIC-11]', async () => {
    await renderPublic({ path: '/prohibiteditems-c2c' });
    expect(screen.getByRole('heading', { name: 'What your parcel may not hold', level: 1 })).toBeVisible();
    expect(pageText()).toMatch(/parcel.*sender/is);
    expect(pageText()).not.toMatch(/\b(order|vendor|shop|restaurant|customer)s?\b/i);
    expect(within(screen.getByRole('main')).getAllByRole('listitem').length).toBeGreaterThan(5);
  });

  it('add the items and the value limit that the operator has set', async () => {
    const prohibitedItems = 'ar\tكحول\tبيرة\nen\tAlcohol\tbeer|wine\nen\tCar batteries\tcar battery';
    await inCountry('/prohibiteditems-c2c', 'DE', {}, { prohibitedItems, orderItemValueExceedLimit: 120 });
    const own = await screen.findByRole('region', { name: 'Also not delivered here' });
    expect(
      within(own)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Alcohol', 'Car batteries']);
    expect(screen.getByText('€120.00')).toBeVisible();
  });

  it('show no cap if none is known [SHELL-STATIC-10]', async () => {
    await inCountry('/prohibiteditems-c2c', 'DE');
    expect(screen.queryByText('Highest value of a parcel')).toBeNull();
    expect(pageText()).not.toMatch(/EUR|-1/);
  });
});
