/**
 * Whether a text can be a phone number of the country, by its length. Loads the number tables, which are needed for
 * nothing else; without them the server is left to judge.
 */
export async function loadPhoneRule(country: string): Promise<(text: string) => boolean> {
  try {
    const { isPossiblePhoneNumber, isSupportedCountry } = await import('libphonenumber-js/min');
    const region = isSupportedCountry(country) ? country : undefined;
    return (text) => isPossiblePhoneNumber(text, region);
  } catch {
    return (text) => /\d{4}/.test(text);
  }
}
