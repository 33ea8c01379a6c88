import {
  parseConditions,
  WHEN_TAG,
  type Condition,
  type MarkupElement,
  type MarkupNode,
} from '@courier/config/first-paint';
import { escapeAttribute, escapeText } from '../../texts';
import { filledText, type FrameWords } from './frame-words';

export interface MenuEntry {
  label: string;
  isHere: boolean;
}

export interface WrittenFrame {
  words: FrameWords;
  flags: Readonly<Record<string, boolean>>;
  /** Only for the frame around the screen. */
  menu?: readonly MenuEntry[];
  /** The remote of the screen inside, and that screen as HTML. */
  screen?: { remote: string; html: string };
}

/** Elements without an end tag. */
const VOID = ['br', 'hr', 'input'];

function isMet({ kind, name, holds }: Condition, { words, flags }: WrittenFrame): boolean {
  const names = name.split(',');
  const is = {
    country: names.includes(words.country.country),
    brand: names.includes(words.brand),
    flag: flags[name] === true,
  };
  return is[kind] === holds;
}

/**
 * HTML of a validated tree. Everything is escaped: values of files and texts are attribute values or text,
 * never markup.
 */
export function writeFrame(nodes: readonly MarkupNode[], frame: WrittenFrame): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? escapeText(filledText(node, frame.words)) : writeElement(node, frame),
    )
    .join('');
}

function writeElement({ tag, attributes, children }: MarkupElement, frame: WrittenFrame): string {
  if (tag === WHEN_TAG) {
    const holds = parseConditions({ tag, attributes, children }).every((condition) =>
      isMet(condition, frame),
    );
    return holds ? writeFrame(children, frame) : '';
  }
  if (tag === 'first-screen') return frame.screen?.html ?? '';
  if (tag === 'first-menu')
    return (frame.menu ?? []).map((entry) => writeEntry(children, entry, frame)).join('');
  const written = Object.entries(attributes).map(([name, value]) => {
    const filled = name === 'data-remote' ? (frame.screen?.remote ?? '') : filledText(value, frame.words);
    return ` ${name}="${escapeAttribute(filled)}"`;
  });
  const opened = `<${tag}${written.join('')}>`;
  return VOID.includes(tag) ? opened : `${opened}${writeFrame(children, frame)}</${tag}>`;
}

/** The menu has one template element for the open entry and another for all others. */
function writeEntry(
  children: readonly MarkupNode[],
  { label, isHere }: MenuEntry,
  frame: WrittenFrame,
): string {
  const wanted = isHere ? 'first-here' : 'first-there';
  const shape = children.find((child) => typeof child !== 'string' && child.tag === wanted);
  if (!shape || typeof shape === 'string') return '';
  return writeFrame(shape.children, { ...frame, words: { ...frame.words, label } });
}
