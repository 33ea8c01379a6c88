import { FirstPaintFault, type MarkupElement } from './read-markup';

/** Condition of a part: an enabled flag, one of several countries or brands, or its negation. */
export interface Condition {
  kind: 'flag' | 'country' | 'brand';
  /** Comma-separated for several countries or brands. */
  name: string;
  holds: boolean;
}

/** Wrapper of a conditional part; replaced by its content where the conditions hold. */
export const WHEN_TAG = 'first-when';

const TERM = /^(!?)(flag|country|brand):(\w[\w,-]*)$/;

export const writeCondition = ({ kind, name, holds }: Condition): string =>
  `${holds ? '' : '!'}${kind}:${name}`;

/**
 * The conditions of a `<first-when>`, all of which must hold.
 * @throws FirstPaintFault
 */
export function parseConditions({ tag, attributes }: MarkupElement): Condition[] {
  const { 'data-when': when = '', ...others } = attributes;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new FirstPaintFault(`<${tag}> has ${other}, which is not allowed.`);
  return when.split(' ').map((term) => {
    const [, not, kind, name = ''] = TERM.exec(term) ?? [];
    if (kind === undefined) throw new FirstPaintFault(`It depends on ${JSON.stringify(term.slice(0, 60))}.`);
    return { kind: kind as Condition['kind'], name, holds: not === '' };
  });
}
