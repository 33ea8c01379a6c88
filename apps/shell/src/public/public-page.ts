import { PUBLIC_DOCUMENT_PATHS, routePatterns } from '@courier/shell-api/routes';

export type PageKind =
  | 'sign-in'
  | 'register'
  | 'confirm'
  | 'mailed-link'
  | 'forgot-password'
  | 'guest'
  | 'faq'
  | 'terms'
  | 'prohibited'
  | 'maintenance'
  | 'not-found';

export interface PublicPage {
  kind: PageKind;
  /** Signed-in users are redirected to the workspace. */
  isSignIn: boolean;
}

const SIGN_IN: Readonly<Record<string, PageKind>> = {
  [routePatterns.landing]: 'sign-in',
  [routePatterns.connect]: 'sign-in',
  [routePatterns.register]: 'register',
  [routePatterns.forgotPassword]: 'forgot-password',
  [routePatterns.guest]: 'guest',
};

const OPEN: Readonly<Record<string, PageKind>> = {
  [routePatterns.confirmRegistration]: 'confirm',
  [routePatterns.mailedLink]: 'mailed-link',
  [routePatterns.faq]: 'faq',
  [routePatterns.terms]: 'terms',
  [routePatterns.prohibitedItems]: 'prohibited',
  [routePatterns.maintenance]: 'maintenance',
};

const FOR_ACCOUNTS: readonly string[] = [
  routePatterns.connect,
  routePatterns.register,
  routePatterns.forgotPassword,
];

/**
 * Pages that are disabled by a flag do not exist, nor do sign-in pages in a brand without screens for
 * accounts.
 */
export function findPublicPage(
  pathname: string,
  flags: Readonly<Record<string, boolean>>,
  hasAccounts = true,
): PublicPage {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const isGone =
    (!hasAccounts && FOR_ACCOUNTS.includes(path)) ||
    (path === routePatterns.register && flags['deactivate-sign-up-button'] === true) ||
    (path === routePatterns.guest && flags['guest_checkout'] !== true);
  const kind = isGone || !PUBLIC_DOCUMENT_PATHS.includes(path) ? undefined : (SIGN_IN[path] ?? OPEN[path]);
  return { kind: kind ?? 'not-found', isSignIn: kind !== undefined && path in SIGN_IN };
}
