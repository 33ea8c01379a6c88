/** Email of the demo's owner in a country: the sign-in page of a demo names it, and it is made on first use. */
export const demoAccount = (country: string): string =>
  country === 'TW' ? 'owner@demo.test' : `owner.${country.toLowerCase()}@demo.test`;
