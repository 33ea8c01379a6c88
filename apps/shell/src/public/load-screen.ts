import type { ComponentType } from 'react';
import type { PageKind } from './public-page';

/** Sign-in is part of the document itself. */
const SCREENS: Readonly<Record<Exclude<PageKind, 'sign-in'>, () => Promise<{ default: ComponentType }>>> = {
  register: () => import('./register/RegisterPage'),
  confirm: () => import('./mailed-link/ConfirmPage'),
  'mailed-link': () => import('./mailed-link/MailedLinkPage'),
  'forgot-password': () => import('./reset/ResetPage'),
  guest: () => import('./guest/GuestPage'),
  faq: () => import('./reading/FaqPage'),
  terms: () => import('./reading/TermsPage'),
  prohibited: () => import('./reading/ProhibitedItemsPage'),
  maintenance: () => import('./message/MaintenancePage'),
  'not-found': () => import('./message/NotFoundPage'),
};

/** Null for sign-in. Rejects when the files cannot be loaded. */
export async function loadScreen(kind: PageKind): Promise<ComponentType | null> {
  return kind === 'sign-in' ? null : (await SCREENS[kind]()).default;
}
