/** Line ends as in the locale files. Programs write them in their own way. */
export const unifyLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');
