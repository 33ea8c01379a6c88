import type { BrandId } from '@courier/config';
import { STORAGE_KEYS } from '@courier/config';
import { readStored } from '@courier/config/document';
import { themeStyleText } from '@courier/ui-kit/theme';
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
  dataset['theme'] = readStored(STORAGE_KEYS.theme) === 'dark' ? 'dark' : 'light';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer reset{${themeStyleText(dataset['brand'] as BrandId)}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
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
function dropUnseen(frame: HTMLElement): void {
  for (const part of frame.querySelectorAll('[data-width]'))
    if (getComputedStyle(part).display === 'none') part.remove();
}

/** A release other than the html's may be the one that is shown: its own styles hold then, and these no more. */
function putAwayStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first-paint]'))
    if (link.media === 'all') link.media = NOT_HELD;
}

/**
 * Shows the first frame that came with the html to somebody for whom it is the one, until the screen takes over. To
 * everybody else the page begins with its skeleton.
 */
export function showFirstPaint(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#courier-first-paint');
  const root = document.getElementById('root');
  if (!template || !root) return;
  const wanted = isWanted(template.dataset);
  holdStyles(wanted);
  if (wanted) {
    dress();
    const frame = document.createElement('div');
    frame.id = 'first-paint';
    frame.append(template.content);
    root.before(frame);
    dropUnseen(frame);
    document.documentElement.dataset['firstPaint'] = 'shown';
    performance.mark('courier:first-paint');
    takeOver(frame, root, putAwayStyles);
  }
  template.remove();
}
