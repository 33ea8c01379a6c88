import { elementScroll, observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** Pixels taken for the window while it has no layout, e.g. in a hidden pane. */
const UNMEASURED_HEIGHT = 900;
/** Pixels taken for the window of a grid that is drawn first: rows that would go again cost more than those that follow. */
export const FIRST_HEIGHT = 560;
/** The share of the page that a table of records most likely fills. */
const FIRST_SHARE = 0.75;

/** Pixels taken for the window of a table that is drawn for the first time. */
export const firstHeight = (): number => Math.round(window.innerHeight * FIRST_SHARE);

/**
 * Tells a virtual list how high its window is, also while it has no layout. To ask right away would lay out the page amid
 * drawing; the observer tells it before anything is painted.
 */
function observeHeight(
  instance: Virtualizer<HTMLDivElement, Element>,
  report: (rect: Rect) => void,
): ReturnType<typeof observeElementRect> {
  const told = (rect: Rect) => report(rect.height === 0 ? { ...rect, height: UNMEASURED_HEIGHT } : rect);
  const { scrollElement, targetWindow } = instance;
  if (!scrollElement || !targetWindow?.ResizeObserver) return observeElementRect(instance, told);
  const observer = new targetWindow.ResizeObserver(() =>
    told({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Scrolls as a virtual list asks, save to the top where it stands already: that too would lay out the page amid drawing. */
const scrollWhereAsked: typeof elementScroll = (offset, options, instance) => {
  if (offset + (options.adjustments ?? 0) === 0 && (instance.scrollOffset ?? 0) === 0) return;
  elementScroll(offset, options, instance);
};

/** How a virtual list meets its window without laying out the page amid drawing. */
export const QUIET_WINDOW = { observeElementRect: observeHeight, scrollToFn: scrollWhereAsked };
