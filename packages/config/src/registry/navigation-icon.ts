import * as v from 'valibot';

/** Replaces an unknown icon of a remote. */
export const PLAIN_ICON = 'plain';

/** Icons a remote may name in its manifest; ui-kit draws each of them. */
const NAVIGATION_ICONS = ['request', 'tracking', 'history', 'bulk', 'outlet', 'parcel', PLAIN_ICON] as const;

/** Begins at a point; then commands and numbers of a path, and nothing else. */
const PATH_DATA = /^\s*[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE+\-.,\s]{0,1998}$/;

/** An icon of the kit by its name, or data of one path on a grid of 24 x 24, drawn as an outline like the kit's own. */
export const navigationIconSchema = v.union(
  [v.picklist(NAVIGATION_ICONS), v.object({ path: v.pipe(v.string(), v.regex(PATH_DATA)) })],
  `must be one of ${NAVIGATION_ICONS.join(', ')}, or the data of a path`,
);
