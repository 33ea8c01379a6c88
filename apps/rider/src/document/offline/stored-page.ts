/** Address of the page, and the scope of its service worker. */
export const PAGE = '/rider';
export const CACHE = 'courier-rider';
/** Marks a page that comes from the phone's storage, because the server did not answer. */
const STORED_ATTRIBUTE = 'data-stored';
/** A file whose address changes with its content. */
const RELEASE_FILE = /^\/remotes\/rider\/[^/]+\/.+\.\w+$/;

export const isReleaseFile = (pathname: string): boolean => RELEASE_FILE.test(pathname);

export const markAsStored = (html: string): string => html.replace('<html', `<html ${STORED_ATTRIBUTE}`);

export const isStoredPage = (): boolean => document.documentElement.hasAttribute(STORED_ATTRIBUTE);
