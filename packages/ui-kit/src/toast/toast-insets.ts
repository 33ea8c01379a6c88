type Edge = '--toast-rise' | '--toast-start';

/** So far from where lines begin reaches the widest notice, its gaps included; in pixels. */
const REACH = 480;

/** Pixels between a notice and what it leaves free. */
const GAP = { '--toast-rise': 16, '--toast-start': 20 } as const;

/** What is left free at present, with its size in pixels. */
const kept: Record<Edge, Map<Element, number>> = { '--toast-rise': new Map(), '--toast-start': new Map() };

/** The container of notices, which moves. A style on the page itself would restyle all of it. */
const stacks = new Set<HTMLElement>();

function place(edge: Edge): void {
  const size = Math.max(0, ...kept[edge].values());
  for (const { style } of stacks)
    if (size === 0) style.removeProperty(edge);
    else style.setProperty(edge, `${size + GAP[edge]}px`);
}

function keep(edge: Edge, element: HTMLElement): () => void {
  const measure = () => {
    const box = element.getBoundingClientRect();
    kept[edge].set(element, edge === '--toast-rise' ? heightUnder(box) : box.width);
    place(edge);
  };
  // Measured once the page is laid out anyway.
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // A dialog that grows moves its foot, which stays as large as it is.
  const dialog = element.closest('[role="dialog"]');
  if (dialog) observer.observe(dialog);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    kept[edge].delete(element);
    place(edge);
  };
}

/** From the top of a foot to the bottom of the window; 0 for a footer that notices are beside. */
function heightUnder({ top, left, right, height }: DOMRect): number {
  const beside = document.documentElement.dir === 'rtl' ? window.innerWidth - right : left;
  return height === 0 || beside >= REACH ? 0 : window.innerHeight - top;
}

const attach = (edge: Edge) => (element: HTMLElement | null) =>
  element === null ? undefined : keep(edge, element);

/** As a `ref`: notices are above this element, the footer of a page or of a dialog. */
export const keepToastsAbove = attach('--toast-rise');

/** As a `ref`: notices are beside this element, which has the height of the page and is at the start of the line. */
export const keepToastsBeside = attach('--toast-start');

/** As a `ref`: the notices in this element give way to what is kept free. */
export function giveWay(stack: HTMLElement | null) {
  if (stack === null) return undefined;
  stacks.add(stack);
  place('--toast-rise');
  place('--toast-start');
  return () => void stacks.delete(stack);
}
