import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Checks whether a number is possible in the country, by length and prefix. Callers remove extensions first. */
export function phoneRule(country: string): (text: string) => boolean {
  const region = isSupportedCountry(country) ? country : undefined;
  return (text) => {
    const phone = parsePhoneNumberFromString(text, region);
    return phone !== undefined && phone.ext === undefined && phone.isValid();
  };
}
