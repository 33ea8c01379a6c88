/** Where a development server announces its builds, as server-sent events. */
export const BUILDS_ADDRESS = '/__builds';

/** What a development server says of a build. */
export interface BuildNews {
  app: string;
  /** Of the newest build. */
  hash?: string;
  /** What is wrong with the sources; an empty list once it is put right. */
  problems?: readonly string[];
  /** True once a page that is loaded gets the newest build. */
  isPublished?: boolean;
}
