export { readFlagContext } from './flags/flag-context';
export type { FlagValues } from './flags/flag-values';
export { findLegalProblems, LEGAL_PAGES, type LegalFile, listLegalFiles } from './legal/legal-texts';
export { PORTAL_PATHS } from './portal-paths';
export type { ScreenAddresses } from './screen-addresses';
