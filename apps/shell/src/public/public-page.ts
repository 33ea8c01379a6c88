import { PUBLIC_DOCUMENT_PATHS, routePatterns } from '@courier/shell-api/routes';
import type { CopyKey } from '@courier/i18n';

export type PublicPage =
  | { kind: 'sign-in'; isSignIn: true }
  | { kind: 'maintenance'; isSignIn: false }
  | { kind: 'not-open'; isSignIn: boolean; text: CopyKey<'shell'> }
  | { kind: 'not-found'; isSignIn: false };

const NOT_OPEN: Readonly<Record<string, CopyKey<'shell'>>> = {
  [routePatterns.register]: 'not-open.register',
  [routePatterns.forgotPassword]: 'not-open.forgot-password',
  [routePatterns.faq]: 'not-open.faq',
  [routePatterns.terms]: 'not-open.terms',
  [routePatterns.prohibitedItems]: 'not-open.prohibited',
};

/** Pages somebody who is signed in has no use for. */
const SIGN_IN_PATHS: readonly string[] = [routePatterns.register, routePatterns.forgotPassword];

/** Which page of the lean document a path shows. With sign-up switched off its path does not exist. */
export function publicPageOf(pathname: string, flags: Readonly<Record<string, boolean>>): PublicPage {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const isGone = path === routePatterns.register && flags['deactivate-sign-up-button'] === true;
  if (!PUBLIC_DOCUMENT_PATHS.includes(path) || isGone) return { kind: 'not-found', isSignIn: false };
  if (path === routePatterns.landing || path === routePatterns.connect)
    return { kind: 'sign-in', isSignIn: true };
  if (path === routePatterns.maintenance) return { kind: 'maintenance', isSignIn: false };
  const text = NOT_OPEN[path];
  return text
    ? { kind: 'not-open', isSignIn: SIGN_IN_PATHS.includes(path), text }
    : { kind: 'not-found', isSignIn: false };
}
