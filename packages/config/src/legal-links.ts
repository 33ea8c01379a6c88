import type { CountryConfig } from './country/country';

const LEGAL_LINKS = [
  { page: 'privacy', href: '/privacy' },
  { page: 'imprint', href: '/imprint' },
] as const;

export type LegalLink = (typeof LEGAL_LINKS)[number];

/** The pages of the operator to which every page of the portal links; none where the operator has no text. */
export const legalLinks = ({ legalPages = [] }: Pick<CountryConfig, 'legalPages'>): readonly LegalLink[] =>
  LEGAL_LINKS.filter(({ page }) => legalPages.includes(page));
