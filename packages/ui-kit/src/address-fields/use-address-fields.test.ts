import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { countryConfig, supportedCountries, type CountryCode } from '@courier/config';
import { addressFieldLabel, countryAddressForm } from '@courier/config/address-form';
import { useAddressFields } from './use-address-fields';

const open = (country: CountryCode, locale: string, generalLabels: { unit: string; building: string }) =>
  renderHook(() =>
    useAddressFields({
      country,
      locale,
      slots: { unit: '', building: '' },
      generalLabels,
      onChange: () => undefined,
    }),
  ).result;

describe('the button for the fields of a country', () => {
  it('leaves out the name of a field that is on the screen, and adds that field all the same', () => {
    const fields = open('FI', 'fi_FI', { unit: 'Asunto', building: 'Rakennus' });
    expect(fields.current.shown.map(({ label }) => label)).toContain('Asunto');
    expect(fields.current.moreLabel).toBe('+ Porras, Ovikoodi');
    act(() => fields.current.openMore());
    expect(fields.current.shown.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['staircase', 'flat', 'door-code']),
    );
    expect(fields.current.moreLabel).toBeNull();
  });

  it.each(supportedCountries)('names each field once beside the general ones in %s', (country) => {
    const form = countryAddressForm(country);
    for (const locale of countryConfig(country).supportedLanguages)
      for (const field of form.fields) {
        const label = addressFieldLabel(field, locale);
        if (label === null) continue;
        const { shown, moreLabel } = open(country, locale, {
          unit: '1',
          building: '2',
          [field.slot]: label,
        }).current;
        const others = form.fields.filter((other) => other.label !== null && other !== field);
        const names = others.map((other) => addressFieldLabel(other, locale));
        expect([locale, shown.filter((part) => part.label === label)]).toHaveLength(2);
        expect([locale, label, moreLabel === null]).toEqual([locale, label, names.length === 0]);
        expect(moreLabel?.slice(2).split(', ') ?? []).not.toContain(label);
      }
  });
});
