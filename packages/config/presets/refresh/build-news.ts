/** Server-sent events of a development server's builds. */
export const BUILDS_ADDRESS = '/__builds';

export interface BuildNews {
  app: string;
  hash?: string;
  /** Source errors; an empty list once fixed. */
  problems?: readonly string[];
  /** True once a reloaded page gets the newest build. */
  isPublished?: boolean;
}
