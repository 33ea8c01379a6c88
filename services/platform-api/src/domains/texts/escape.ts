export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * JSON for a `<script type="application/json">`, escaped so that it can neither end the element nor open a
 * comment.
 */
export const jsonForHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
