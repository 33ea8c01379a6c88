/** Email of a country's demo owner, shown on the demo's sign-in page; the account is created on first use. */
export const demoAccount = (country: string): string =>
  country === 'TW' ? 'owner@demo.test' : `owner.${country.toLowerCase()}@demo.test`;
