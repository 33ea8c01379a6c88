type Edge = '--toast-rise' | '--toast-start';

/** Pixels from the start of the line to the end of the widest notification, with gaps. */
const REACH = 480;

/** Pixels between a notification and an avoided element. */
const GAP = { '--toast-rise': 16, '--toast-start': 20 } as const;

const kept: Record<Edge, Map<Element, number>> = { '--toast-rise': new Map(), '--toast-start': new Map() };

/** The containers are moved; a style on the page would restyle all of it. */
const stacks = new Set<HTMLElement>();

function applyInset(edge: Edge): void {
  const size = Math.max(0, ...kept[edge].values());
  for (const { style } of stacks)
    if (size === 0) style.removeProperty(edge);
    else style.setProperty(edge, `${size + GAP[edge]}px`);
}

function registerInset(edge: Edge, element: HTMLElement): () => void {
  const measure = () => {
    const box = element.getBoundingClientRect();
    kept[edge].set(element, edge === '--toast-rise' ? heightUnder(box) : box.width);
    applyInset(edge);
  };
  // Measures after layout, so none is forced.
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // A growing dialog moves its footer without resizing it.
  const dialog = element.closest('[role="dialog"]');
  if (dialog) observer.observe(dialog);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    kept[edge].delete(element);
    applyInset(edge);
  };
}

/** From a footer's top to the window's bottom; 0 for a footer beside the notifications. */
function heightUnder({ top, left, right, height }: DOMRect): number {
  const beside = document.documentElement.dir === 'rtl' ? window.innerWidth - right : left;
  return height === 0 || beside >= REACH ? 0 : window.innerHeight - top;
}

const attach = (edge: Edge) => (element: HTMLElement | null) =>
  element === null ? undefined : registerInset(edge, element);

/** A `ref`: keeps notifications above this element, the footer of a page or dialog. */
export const keepToastsAbove = attach('--toast-rise');

/**
 * A `ref`: keeps notifications beside this element, which has the page's height and is at the start of the
 * line.
 */
export const keepToastsBeside = attach('--toast-start');

/** A `ref`: moves the notifications in this element away from avoided elements. */
export function avoidInsets(stack: HTMLElement | null) {
  if (stack === null) return undefined;
  stacks.add(stack);
  applyInset('--toast-rise');
  applyInset('--toast-start');
  return () => void stacks.delete(stack);
}
