type Edge = '--toast-rise' | '--toast-start';

/** Pixels between a notice and what it leaves free. */
const GAP = { '--toast-rise': 16, '--toast-start': 20 } as const;

/** What is left free at present, with its size in pixels. */
const kept: Record<Edge, Map<Element, number>> = { '--toast-rise': new Map(), '--toast-start': new Map() };

function place(edge: Edge): void {
  const { style } = document.documentElement;
  const size = Math.max(0, ...kept[edge].values());
  if (size === 0) style.removeProperty(edge);
  else style.setProperty(edge, `${size + GAP[edge]}px`);
}

function keep(edge: Edge, element: HTMLElement): () => void {
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    kept[edge].set(element, edge === '--toast-rise' ? height : width);
    place(edge);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
    kept[edge].delete(element);
    place(edge);
  };
}

const attach = (edge: Edge) => (element: HTMLElement | null) =>
  element === null ? undefined : keep(edge, element);

/** As a `ref`: notices stand above this element, which is as wide as the page and stands at its foot. */
export const keepToastsAbove = attach('--toast-rise');

/** As a `ref`: notices stand beside this element, which is as high as the page and stands where a line begins. */
export const keepToastsBeside = attach('--toast-start');
