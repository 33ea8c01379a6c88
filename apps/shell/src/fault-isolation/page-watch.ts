import { LimitError } from './limit-error';

type PageDamage = 'removed' | 'hidden' | 'covered';

const EVERY_MS = 2000;
/** A dialog that opens may cover the header for a moment. */
const STRIKES = 2;

/** Layers of the kit: dialogs, drawers, menus and notices are outside the root and may cover the header. */
const LAYERS = '[data-remote], [role="dialog"], [class*="ant-"], dialog';

const TEXTS: Readonly<Record<PageDamage, string>> = {
  removed: 'The header or the root of the page was removed',
  hidden: 'The header of the page is hidden',
  covered: 'The header of the page is covered and takes no clicks',
};

/** What is wrong with the frame of the page; null if the header is there, on top, and takes clicks. */
export function findDamage(document: Document): PageDamage | null {
  const root = document.getElementById('root');
  const header = root?.querySelector<HTMLElement>('[data-frame-header]');
  if (!root?.isConnected || !header) return 'removed';
  const { left, top, width, height } = header.getBoundingClientRect();
  if (width === 0 || height === 0) return 'hidden';
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit !== null && root.contains(hit)) return null;
  // Nothing but html or body is there if the root is invisible or takes no clicks.
  if (hit === null || hit === document.body || hit === document.documentElement) return 'hidden';
  const layer = [...document.body.children].find((child) => child.contains(hit));
  const isOwnLayer = layer !== undefined && (layer.matches(LAYERS) || layer.querySelector(LAYERS) !== null);
  return isOwnLayer ? null : 'covered';
}

/** On paper the frame is left out. */
const isPrinted = (page: Document): boolean => page.defaultView?.matchMedia('print').matches === true;

interface PageWatchServices {
  /** Whether the current screen has a header. */
  hasHeader: () => boolean;
  onDamage: (error: LimitError, damage: PageDamage) => void;
  document?: Document;
  /** Calls the check regularly; returns the function that stops it. */
  repeat?: (check: () => void) => () => void;
}

/** After the layout of a frame, so that the measuring forces none. */
function repeatAfterFrames(check: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => void setTimeout(check));
  }, EVERY_MS);
  return () => clearInterval(timer);
}

/** Reports a frame that a remote has removed, hidden or covered, once; returns the function that stops it. */
export function watchPage({
  hasHeader,
  onDamage,
  document: page = document,
  repeat = repeatAfterFrames,
}: PageWatchServices): () => void {
  let strikes = 0;
  let isReported = false;
  return repeat(() => {
    const damage = hasHeader() && !isPrinted(page) ? findDamage(page) : null;
    strikes = damage === null ? 0 : strikes + 1;
    if (damage === null) isReported = false;
    if (damage === null || isReported || strikes < STRIKES) return;
    isReported = true;
    onDamage(new LimitError(TEXTS[damage]), damage);
  });
}
