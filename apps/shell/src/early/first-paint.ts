import type { BrandId } from '@courier/config';
import { MEDIA, STORAGE_KEYS } from '@courier/config';
import { readStored } from '@courier/config/document';
import { resolveAppearance, toAppearanceChoice, applyBrand } from '@courier/ui-kit/theme';
import { loadDeferredSheets, waitForDeferredSheets } from '../platform/deferred-stylesheets';
import { replaceFrame } from './replace-frame';

/** Whether a user is signed in with an account. Guests and the embedded mode have no prerendered HTML. */
function isSignedIn(): boolean {
  if (readStored(STORAGE_KEYS.godroidToken) !== null) return false;
  try {
    const session = JSON.parse(readStored(STORAGE_KEYS.session) ?? 'null') as {
      user?: { id?: unknown };
      meta?: { AccessToken?: unknown };
    } | null;
    return typeof session?.user?.id === 'string' && typeof session.meta?.AccessToken === 'string';
  } catch {
    return false;
  }
}

/** Whether the screen has stored that it starts differently, such as with a saved draft. */
function beginsOtherwise(screen: string, vendor: string): boolean {
  const mark = `${STORAGE_KEYS.otherFirstFrame}:${screen}:`;
  try {
    return Object.keys(localStorage).some((key) =>
      vendor === '' ? key.startsWith(mark) : key === mark + vendor,
    );
  } catch {
    return false;
  }
}

function isWanted({ screen = '', vendor = '' }: DOMStringMap): boolean {
  const { locale } = document.documentElement.dataset;
  const chosen = readStored(STORAGE_KEYS.locale);
  const canDress = 'replaceSync' in CSSStyleSheet.prototype;
  return (
    canDress && isSignedIn() && (chosen === null || chosen === locale) && !beginsOtherwise(screen, vendor)
  );
}

/** Applies the theme and the brand colours that the workspace will choose. */
function dress(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = resolveAppearance(toAppearanceChoice(readStored(STORAGE_KEYS.theme)));
  applyBrand(dataset['brand'] as BrandId);
}

const NOT_HELD = 'not all';

/**
 * Enables the stylesheets of the HTML only if they are wanted, and marks them, so that the remote's loader
 * does not load them again.
 */
function deferStyles(areWanted: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first-paint]')) {
    link.dataset['href'] = link.href;
    link.media = areWanted ? 'all' : NOT_HELD;
  }
}

/** Removes the markup for the other width, so that autofill and screen readers do not find it. */
function dropUnseen(frame: ParentNode): void {
  const other = window.matchMedia(MEDIA.phone).matches ? 'wide' : 'narrow';
  for (const part of frame.querySelectorAll(`[data-width="${other}"]`)) part.remove();
}

/** Removes the critical CSS once the complete stylesheets are loaded. */
async function removeUsedRules(): Promise<void> {
  loadDeferredSheets();
  if (!(await waitForDeferredSheets())) return;
  for (const style of document.querySelectorAll('style[data-first-paint]')) style.remove();
}

/**
 * The screen may run another release than the HTML, with its own styles, so the styles of the HTML are
 * disabled.
 */
function putAwayStyles(): void {
  void removeUsedRules();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first-paint]'))
    if (link.media === 'all') link.media = NOT_HELD;
}

/** The container of the prerendered HTML, without the markup for the other width. */
function createPaintFrame(place: HTMLElement, root: HTMLElement): HTMLElement {
  if (!(place instanceof HTMLTemplateElement)) {
    dropUnseen(place);
    return place;
  }
  dropUnseen(place.content);
  const frame = document.createElement('div');
  frame.append(place.content);
  place.remove();
  root.before(frame);
  return frame;
}

/**
 * Shows the prerendered HTML until the screen takes over, if it fits this user; otherwise the page starts
 * with its skeleton. Returns whether it is shown.
 */
export function showFirstPaint(): boolean {
  const place = document.getElementById('courier-first-paint');
  const root = document.getElementById('root');
  if (!place || !root) return false;
  const wanted = isWanted(place.dataset);
  deferStyles(wanted);
  if (!wanted) {
    place.remove();
    void removeUsedRules();
    return false;
  }
  dress();
  const frame = createPaintFrame(place, root);
  frame.id = 'first-paint';
  document.documentElement.dataset['firstPaint'] = 'shown';
  performance.mark('courier:first-paint');
  replaceFrame(frame, root, putAwayStyles);
  return true;
}
