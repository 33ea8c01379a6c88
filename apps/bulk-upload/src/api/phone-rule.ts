/**
 * Loads the check whether a number is possible in the country. When the number tables fail to load, the check passes
 * every text with four digits in a row and leaves the rest to the server.
 */
export async function loadPhoneRule(country: string): Promise<(text: string) => boolean> {
  try {
    const { phoneRule } = await import('./phone-numbers');
    return phoneRule(country);
  } catch {
    return (text) => /\d{4}/.test(text);
  }
}
