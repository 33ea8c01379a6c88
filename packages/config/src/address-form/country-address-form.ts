import { supportedCountries, type CountryCode } from '../country/country-codes';
import { BUILDING, UNIT, type AddressField, type AddressForm } from './address-form';
import { AMERICAN_FORMS } from './forms/american';
import { ARABIAN_FORMS } from './forms/arabian';
import { EAST_ASIAN_FORMS } from './forms/east-asian';
import { EASTERN_EUROPEAN_FORMS } from './forms/eastern-european';
import { SOUTH_ASIAN_FORMS } from './forms/south-asian';
import { WESTERN_EUROPEAN_FORMS } from './forms/western-european';

const FORMS: Readonly<Record<CountryCode, AddressForm>> = {
  ...AMERICAN_FORMS,
  ...ARABIAN_FORMS,
  ...EAST_ASIAN_FORMS,
  ...EASTERN_EUROPEAN_FORMS,
  ...SOUTH_ASIAN_FORMS,
  ...WESTERN_EUROPEAN_FORMS,
};

const hidden = (general: AddressField): AddressField => ({ ...general, shown: 'with-value' });

/** Adds the general field of a slot that the country does not list: older texts may have no marks. */
function withGeneralFields(form: AddressForm): AddressForm {
  const missing = [UNIT, BUILDING].filter(({ key }) => !form.fields.some((field) => field.key === key));
  return { ...form, fields: [...form.fields, ...missing.map(hidden)] };
}

const complete = new Map(
  supportedCountries.map((country) => [country, withGeneralFields(FORMS[country])] as const),
);

export function countryAddressForm(country: CountryCode): AddressForm {
  const form = complete.get(country);
  if (form === undefined) throw new RangeError(`No address form for ${country}`);
  return form;
}

/** The label in the language of a screen; null for the general fields. */
export const addressFieldLabel = ({ label }: AddressField, locale: string): string | null =>
  label && (label[locale.split('_')[0] ?? 'en'] ?? label.en ?? null);

const NAMED: ReadonlySet<string> = new Set(
  'building bell barangay corner directions estate landmark sector section ward zone short-address'.split(
    ' ',
  ),
);

/** Whether the value is words rather than a number, and needs more room. */
export const holdsWords = ({ key }: AddressField): boolean => NAMED.has(key);
