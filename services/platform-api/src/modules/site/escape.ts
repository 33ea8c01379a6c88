export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON for a `<script type="application/json">`: nothing in it can end the element or open a comment. */
export const jsonForHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
