import * as v from 'valibot';

/** Replaces an unknown icon of a remote. */
export const PLAIN_ICON = 'plain';

/** Icons for manifests; ui-kit draws each of them. */
const NAVIGATION_ICONS = ['request', 'tracking', 'history', 'bulk', 'outlet', 'parcel', PLAIN_ICON] as const;

/** Starts with a move; contains only path commands and numbers. */
const PATH_DATA = /^\s*[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE+\-.,\s]{0,1998}$/;

/** A kit icon by name, or data of one path on a 24 x 24 grid, drawn as an outline. */
export const navigationIconSchema = v.union(
  [v.picklist(NAVIGATION_ICONS), v.object({ path: v.pipe(v.string(), v.regex(PATH_DATA)) })],
  `must be one of ${NAVIGATION_ICONS.join(', ')}, or the data of a path`,
);
