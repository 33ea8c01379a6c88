import type { Page } from '@playwright/test';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An element around a text. */
interface Place {
  box: Box;
  overflowX: string;
  overflowY: string;
  /** Ends in an ellipsis by design. */
  isShortened: boolean;
  isControl: boolean;
  isBody: boolean;
  /** Not clipped by the places around it. */
  isFixed: boolean;
}

/** A line of a visible text. */
export interface TextLine {
  text: string;
  box: Box;
  /** Number of the element that holds the text. */
  holder: number;
  /** Number of the fixed or sticky element around it; -1 without one. */
  layer: number;
  /** Whether the middle of the line is on top. */
  isOnTop: boolean;
  /** Whether its beginning or end is under another element of the same layer. */
  isHalfCovered: boolean;
  /** From the text's element to the root. */
  places: Place[];
}

/** Every line of visible text, without maps, lists of options and texts for screen readers. */
export const textLines = (page: Page): Promise<{ pageWidth: number; lines: TextLine[] }> =>
  page.evaluate(() => {
    const numbers = new Map<Element, number>();
    const number = (element: Element | undefined) => {
      if (!element) return -1;
      if (!numbers.has(element)) numbers.set(element, numbers.size);
      return numbers.get(element) ?? -1;
    };
    const toBox = ({ left, right, top, bottom }: Box) => ({ left, right, top, bottom });
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const toPlace = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
      return {
        box: toBox(element.getBoundingClientRect()),
        overflowX,
        overflowY,
        isShortened: textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp),
        isControl: element.matches('button, [role="button"], [role="tab"], [role="radio"]'),
        isBody: element === document.body || element === document.documentElement,
        isFixed: position === 'fixed',
      };
    };
    const isShown = (holder: Element) =>
      !holder.closest(
        'option, script, style, .maplibregl-map, .leaflet-container, [data-map] [aria-hidden="true"]',
      ) &&
      holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !ancestors(holder).some((one) => {
        const { width, height } = one.getBoundingClientRect();
        return (width <= 1 && height <= 1) || getComputedStyle(one).clipPath === 'inset(50%)';
      });

    const findLayer = (around: readonly Element[]) =>
      number(around.find((one) => /fixed|sticky/.test(getComputedStyle(one).position)));
    const isUnderOther = (element: Element, layer: number, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        !hit.contains(element) &&
        !element.contains(hit) &&
        findLayer(ancestors(hit)) === layer
      );
    };

    const lines: TextLine[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim().slice(0, 60);
      if (!element || text === '' || !isShown(element)) continue;
      const around = ancestors(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2;
        const hit = document.elementFromPoint((box.left + box.right) / 2, middle);
        const layer = findLayer(around);
        lines.push({
          text,
          box: toBox(box),
          holder: number(element),
          layer,
          isOnTop: hit !== null && (hit.contains(element) || element.contains(hit)),
          isHalfCovered: [box.left + 3, box.right - 3].some((x) => isUnderOther(element, layer, x, middle)),
          places: around.map(toPlace),
        });
      }
    }
    return { pageWidth: document.documentElement.clientWidth, lines };
  });
