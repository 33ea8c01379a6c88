import type { Box } from './callout-spot';

/** Props of a button or small panel over a map that no mark may hide behind. */
export const MAP_AVOIDS = { 'data-map-avoid': '' } as const;

/**
 * Buttons and small panels that float over a map, in pixels from its start corner: everything marked `data-map-avoid`,
 * anywhere in the page, and children of the map's overlay without such marks.
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
