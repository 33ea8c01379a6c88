/**
 * Loads the number tables on demand and returns a check of a phone number's length for the country.
 * @throws Error when the tables cannot be loaded
 */
export async function loadPhoneRule(country: string): Promise<(text: string) => boolean> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const region = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // Without `extract: false` the library would also find a number inside other text.
  return (text) => parsePhoneNumberFromString(text, { ...region, extract: false })?.isPossible() ?? false;
}
