import type { Box } from './callout-spot';

/** Props of a button or small panel over a map that must not cover marks. */
export const MAP_AVOIDS = { 'data-map-avoid': '' } as const;

/**
 * Boxes over a map in pixels from its start corner: all `data-map-avoid` elements of the page, and children
 * of the map's overlay without such elements.
 */
export function floatingOver(frame: HTMLElement | null | undefined): Box[] {
  if (!frame) return [];
  const origin = frame.getBoundingClientRect();
  const overlays = [...(frame.parentElement?.querySelectorAll('[data-map-overlay] > *') ?? [])];
  const elements = new Set([
    ...document.querySelectorAll('[data-map-avoid]'),
    ...overlays.filter((element) => element.querySelector('[data-map-avoid]') === null),
  ]);
  return [...elements].flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isOver =
      width > 0 && right > origin.left && left < origin.right && bottom > origin.top && top < origin.bottom;
    if (!isOver || width * height > (origin.width * origin.height) / 2) return [];
    return [
      {
        left: left - origin.left,
        top: top - origin.top,
        right: right - origin.left,
        bottom: bottom - origin.top,
      },
    ];
  });
}
