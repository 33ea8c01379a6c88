import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whether somebody in the country can have this number, by its length and its beginning; extensions are read before. */
export function phoneRule(country: string): (text: string) => boolean {
  const region = isSupportedCountry(country) ? country : undefined;
  return (text) => {
    const phone = parsePhoneNumberFromString(text, region);
    return phone !== undefined && phone.ext === undefined && phone.isValid();
  };
}
