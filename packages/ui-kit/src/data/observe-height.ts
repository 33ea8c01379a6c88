import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** Pixels taken for the window while it has no layout, e.g. in a hidden pane. */
export const UNMEASURED_HEIGHT = 900;
/** Pixels taken for the window of a grid that is drawn first: rows that would go again cost more than those that follow. */
export const FIRST_HEIGHT = 560;
/** The share of the page that a table of records most likely fills. */
const FIRST_SHARE = 0.75;

/** Pixels taken for the window of a table that is drawn for the first time. */
export const firstHeight = (): number => Math.round(window.innerHeight * FIRST_SHARE);

/** Tells a virtual list how high its window is, also while it has no layout. */
export const observeHeight = (
  instance: Virtualizer<HTMLDivElement, Element>,
  report: (rect: Rect) => void,
): ReturnType<typeof observeElementRect> =>
  observeElementRect(instance, (rect) =>
    report(rect.height === 0 ? { ...rect, height: UNMEASURED_HEIGHT } : rect),
  );
