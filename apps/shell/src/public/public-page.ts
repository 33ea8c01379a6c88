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
  /** Somebody who is signed in has no use for it and is sent on. */
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
 * Which page of the lean document a path shows. What a flag takes away does not exist, nor do pages of sign-in in a
 * brand that has no screen for accounts.
 */
export function publicPageOf(
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
