export { parseConditions, WHEN_TAG, writeCondition, type Condition } from './conditions';
export { readFirstPaint } from './first-paint';
export { COUNTRY_PLACES, parseTextParts, writePlaceholder, type Placeholder } from './placeholders';
export { FirstPaintFault, readMarkup, type MarkupElement, type MarkupNode } from './read-markup';
