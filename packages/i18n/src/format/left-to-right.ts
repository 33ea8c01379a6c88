import { directionOf } from '../direction';

/** Invisible marks of direction, which some locales put around signs: they also turn the text that follows. */
export const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

/** Isolates a text, so that its figures and letters keep their order in texts that run from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Isolates a figure with its sign in a language that runs from right to left; elsewhere returns it unchanged. */
export const isolateFigure = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? leftToRight(text) : text;
