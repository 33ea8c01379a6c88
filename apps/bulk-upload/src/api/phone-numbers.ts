import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';

/** Whether a text can be a phone number of the country, by its length. */
export function phoneRule(country: string): (text: string) => boolean {
  const region = isSupportedCountry(country) ? country : undefined;
  return (text) => isPossiblePhoneNumber(text, region);
}
