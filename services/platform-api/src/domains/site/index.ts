export { readFlagContext } from './flags/flag-context';
export { findLegalProblems, LEGAL_PAGES, type LegalFile, listLegalFiles } from './legal/legal-texts';
export { PORTAL_PATHS } from './portal-paths';
