import { elementScroll, observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** Assumed height in pixels of a viewport without layout, e.g. in a hidden pane. */
const UNMEASURED_HEIGHT = 900;
/** Assumed first height of a grid in pixels: removing rows costs more than adding some. */
export const FIRST_HEIGHT = 560;
/** Likely share of the page for a table of records. */
const FIRST_SHARE = 0.75;

/** Assumed first height of a table in pixels. */
export const firstHeight = (): number => Math.round(window.innerHeight * FIRST_SHARE);

/**
 * Reports the viewport height to a virtual list, also without a layout. The observer reports before the
 * paint; measuring at once forces a layout during rendering.
 */
function observeHeight(
  instance: Virtualizer<HTMLDivElement, Element>,
  report: (rect: Rect) => void,
): ReturnType<typeof observeElementRect> {
  const reportRect = (rect: Rect) =>
    report(rect.height === 0 ? { ...rect, height: UNMEASURED_HEIGHT } : rect);
  const { scrollElement, targetWindow } = instance;
  if (!scrollElement || !targetWindow?.ResizeObserver) return observeElementRect(instance, reportRect);
  const observer = new targetWindow.ResizeObserver(() =>
    reportRect({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Scrolls for a virtual list, except from top to top, which also forces a layout during rendering. */
const scrollWhereAsked: typeof elementScroll = (offset, options, instance) => {
  if (offset + (options.adjustments ?? 0) === 0 && (instance.scrollOffset ?? 0) === 0) return;
  elementScroll(offset, options, instance);
};

/** Connects a virtual list to its viewport without a forced layout during rendering. */
export const QUIET_WINDOW = { observeElementRect: observeHeight, scrollToFn: scrollWhereAsked };
