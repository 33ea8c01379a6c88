/**
 * Whether a text can be a phone number of the country, by its length. Loads the number tables, which are needed for
 * nothing else.
 * @throws Error when they cannot be had
 */
export async function loadPhoneRule(country: string): Promise<(text: string) => boolean> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const region = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // A number inside of other words is no number: `extract` would find it.
  return (text) => parsePhoneNumberFromString(text, { ...region, extract: false })?.isPossible() ?? false;
}
