import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeBackend } from '@courier/api-client/testing';
import { addressField, chooseAddress, openRequest, type Opened } from '../../../testing/open-request';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const partLabels = () =>
  [...document.querySelectorAll<HTMLElement>('[data-address-part]')].map(
    (part) => part.querySelector('label')?.textContent,
  );
const savedDraft = (): string => {
  const stored = Object.entries({ ...localStorage, ...sessionStorage });
  return stored.map(([, text]) => String(text)).find((text) => text.includes('destinationBuilding')) ?? '';
};

const openFields = async ({ user }: Opened) => user.click(screen.getByRole('button', { name: /^\+/ }));

async function type({ user }: Opened, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await user.type(screen.getByLabelText(label), text);
}

describe('the address fields of the request form', () => {
  it('ask a shop in Kuwait for block, street, avenue, house, floor and flat, and send them as one line', async () => {
    const opened = openRequest({ country: 'KW', locale: 'en' });
    await addressField();
    expect(partLabels()).toEqual(['Unit', 'Building']);
    await openFields(opened);
    expect(partLabels()).toEqual(['Block', 'Street', 'Avenue', 'House or building', 'Floor', 'Flat']);
    await type(opened, {
      Block: '4',
      Street: 'Salem Al Mubarak',
      'House or building': '7 A',
      Floor: '2',
      Flat: '5',
    });
    expect(screen.getByLabelText('Street')).toHaveValue('Salem Al Mubarak');
    expect(screen.getByLabelText('House or building')).toHaveValue('7 A');
    expect(savedDraft()).toContain('Block 4 Street Salem Al Mubarak House 7 A');
    expect(savedDraft()).toContain('Floor 2 Flat 5');
  });

  it('have Arabic labels in Arabic', async () => {
    openRequest({ country: 'KW', locale: 'ar_KW', locales: {} });
    expect(await screen.findByRole('button', { name: /القطعة/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /القطعة/ }));
    expect(partLabels()).toEqual(['القطعة', 'الشارع', 'الجادة', 'المنزل أو المبنى', 'الدور', 'الشقة']);
  });

  it('come back from a saved draft in their fields', async () => {
    const first = openRequest({ country: 'KW', locale: 'en' });
    await addressField();
    await openFields(first);
    await type(first, { Block: '4', Flat: '5' });
    first.unmount();
    openRequest({ country: 'KW', locale: 'en' });
    expect(await screen.findByLabelText('Block')).toHaveValue('4');
    expect(screen.getByLabelText('Flat')).toHaveValue('5');
  });

  it('offer lane, alley and number in Taiwan on request, and move the focus to the first of them', async () => {
    const { user } = openRequest({ locale: 'en' });
    await addressField();
    expect(partLabels()).toEqual(['Unit', 'Building']);
    await user.click(screen.getByRole('button', { name: '+ Lane, Alley, Number' }));
    expect(partLabels()).toEqual(['Unit', 'Building', 'Lane', 'Alley', 'Number']);
    expect(screen.getByLabelText('Lane')).toHaveFocus();
    await user.keyboard('216');
    expect(savedDraft()).toContain('216巷');
    expect(screen.queryByRole('button', { name: /^\+/ })).not.toBeInTheDocument();
  });

  it('keep a field with the focus when its only value is removed', async () => {
    const { user } = openRequest({ country: 'DE', locale: 'en' });
    await addressField();
    await user.type(screen.getByLabelText('Building'), 'Remise');
    await user.clear(screen.getByLabelText('Building'));
    expect(screen.getByLabelText('Building')).toHaveFocus();
  });
});

describe('a postal code in the chosen address', () => {
  const choose = async (text: string) => {
    const backend = createFakeBackend();
    backend.state.places = backend.state.places.map((place) => ({ ...place, formatted_address: text }));
    const opened = openRequest({ backend, country: 'DE', locale: 'en' });
    await chooseAddress(opened, 'Torstra');
  };
  const hint = 'Check the postal code 1011. Codes here look like 10119.';

  it('is doubted where it cannot be one of the country, without blocking the order', async () => {
    await choose('Torstraße 12, 1011 Berlin');
    expect(await screen.findByText(hint)).toBeInTheDocument();
    expect(await addressField()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('is accepted in its form', async () => {
    await choose('Torstraße 12, 10119 Berlin');
    expect(await addressField()).toHaveValue('Torstraße 12, 10119 Berlin');
    expect(screen.queryByText(/Check the postal code/)).not.toBeInTheDocument();
  });
});
