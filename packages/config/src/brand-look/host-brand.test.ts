import { expect, it } from '@jest/globals';
import { BRAND_IDS } from '../brand/brand-ids';
import { ConfigurationError } from '../configuration-error';
import { themeStyleText } from './brand-look';
import { hostBrand } from './host-brand-block';
import { parseHostBrand } from './host-brand';

const page = { brand: 'oasis', title: 'Oasis Portal' } as const;

it.each(BRAND_IDS)('a document reads the brand %s that its host sends', (brand) => {
  const sent: unknown = JSON.parse(JSON.stringify(hostBrand(brand)));
  expect(parseHostBrand(sent, page)).toEqual(hostBrand(brand));
});

it('a document accepts a brand that did not exist when it was built', () => {
  const newer = { ...hostBrand('oasis'), id: 'fuchsia-parcels', platform: 'Fuchsia' };
  expect(parseHostBrand(newer, page)).toMatchObject({ id: 'fuchsia-parcels', platform: 'Fuchsia' });
});

it('refuses a mark with another element or attribute', () => {
  const withShape = (shape: unknown) => ({ ...hostBrand('oasis'), mark: [shape] });
  for (const shape of [
    { shape: 'script', attributes: {} },
    { shape: 'path', attributes: { onClick: 'x' } },
  ])
    expect(() => parseHostBrand(withShape(shape), page)).toThrow(ConfigurationError);
});

it('in an older portal, a document has the name of its title and the neutral look', () => {
  expect(parseHostBrand(undefined, page)).toEqual({
    id: 'oasis',
    platform: 'Oasis Portal',
    organisation: 'Oasis Portal',
    product: 'Oasis Portal',
    mark: [],
    style: themeStyleText('courier'),
  });
});
