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
 * Reports the viewport height to a virtual list, also without a layout. Measuring at once forces a layout during
 * rendering; the observer reports before the paint.
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

/**
 * Scrolls for a virtual list, but not to the top when it is there already: that also forces a layout during rendering.
 */
const scrollWhereAsked: typeof elementScroll = (offset, options, instance) => {
  if (offset + (options.adjustments ?? 0) === 0 && (instance.scrollOffset ?? 0) === 0) return;
  elementScroll(offset, options, instance);
};

/** Connects a virtual list to its viewport without a forced layout during rendering. */
export const QUIET_WINDOW = { observeElementRect: observeHeight, scrollToFn: scrollWhereAsked };
