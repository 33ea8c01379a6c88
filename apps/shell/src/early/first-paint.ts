import type { BrandId } from '@courier/config';
import { MEDIA, STORAGE_KEYS } from '@courier/config';
import { readStored } from '@courier/config/document';
import { resolveAppearance, toAppearanceChoice, wearBrand } from '@courier/ui-kit/theme';
import { askForLateSheets, lateSheetsThere } from '../platform/late-sheets';
import { takeOver } from './take-over';

/** Whether somebody is signed in as the first frame expects: no guest, no app around the portal. */
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

/** Whether the screen has said that it begins otherwise, e.g. with what was typed on an earlier visit. */
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

/** The colours of the brand, as the workspace will choose them. */
function dress(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = resolveAppearance(toAppearanceChoice(readStored(STORAGE_KEYS.theme)));
  wearBrand(dataset['brand'] as BrandId);
}

const NOT_HELD = 'not all';

/** Styles that came with the html are not asked for again by whoever would load them. */
function holdStyles(areWanted: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first-paint]')) {
    link.dataset['href'] = link.href;
    link.media = areWanted ? 'all' : NOT_HELD;
  }
}

/** What the width does not show is not there for whoever fills fields in or reads them out. */
function dropUnseen(frame: ParentNode): void {
  const other = window.matchMedia(MEDIA.phone).matches ? 'wide' : 'narrow';
  for (const part of frame.querySelectorAll(`[data-width="${other}"]`)) part.remove();
}

/** What came in the html itself is not needed beside the sheets it is taken from. */
async function putAwayWorn(): Promise<void> {
  askForLateSheets();
  if (!(await lateSheetsThere())) return;
  for (const style of document.querySelectorAll('style[data-first-paint]')) style.remove();
}

/** A release other than the html's may be the one that is shown: its own styles hold then, and these no more. */
function putAwayStyles(): void {
  void putAwayWorn();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first-paint]'))
    if (link.media === 'all') link.media = NOT_HELD;
}

/** The place of the first frame, with nothing in it that the width does not show. */
function frameOf(place: HTMLElement, root: HTMLElement): HTMLElement {
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
 * Shows the first frame that came with the html to somebody for whom it is the one, until the screen takes over. To
 * everybody else the page begins with its skeleton. Returns whether it is shown.
 */
export function showFirstPaint(): boolean {
  const place = document.getElementById('courier-first-paint');
  const root = document.getElementById('root');
  if (!place || !root) return false;
  const wanted = isWanted(place.dataset);
  holdStyles(wanted);
  if (!wanted) {
    place.remove();
    void putAwayWorn();
    return false;
  }
  dress();
  const frame = frameOf(place, root);
  frame.id = 'first-paint';
  document.documentElement.dataset['firstPaint'] = 'shown';
  performance.mark('courier:first-paint');
  takeOver(frame, root, putAwayStyles);
  return true;
}
