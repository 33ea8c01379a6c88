import { useState } from 'react';
import { typedBefore } from '../../../model/paste/paste-fill';
import type { PasteField, PastedPart } from '../../../model/paste/pasted-part';
import type { RequestForm } from '../../../model/request-form';

/** What becomes of each value found in a message. */
export interface PasteAnswers {
  /** The value to fill; null leaves the field as it is, undefined is a question without an answer. */
  answerFor(part: PastedPart): string | null | undefined;
  answer(field: PasteField, value: string | null): void;
  clear(): void;
  /** The values to fill. */
  taken: PastedPart[];
  /** The same, with the first answer to each question that has none yet. */
  all: PastedPart[];
}

const withValue = (part: PastedPart, value: string | null | undefined): PastedPart[] =>
  value === null || value === undefined ? [] : [{ ...part, value }];

/** Certain values are taken unless they would replace what was typed; the others wait for an answer. */
export function usePasteAnswers(parts: readonly PastedPart[], form: RequestForm): PasteAnswers {
  const [answers, setAnswers] = useState<Partial<Record<PasteField, string | null>>>({});
  const answerFor = (part: PastedPart) => {
    const answer = answers[part.field];
    if (answer !== undefined || !part.certain) return answer;
    return typedBefore(part, form) === null ? part.value : null;
  };
  const isOpen = (part: PastedPart) => !part.certain && answerFor(part) === undefined;
  return {
    answerFor,
    answer: (field, value) => setAnswers((before) => ({ ...before, [field]: value })),
    clear: () => setAnswers({}),
    taken: parts.flatMap((part) => withValue(part, answerFor(part))),
    all: parts.flatMap((part) => withValue(part, isOpen(part) ? part.value : answerFor(part))),
  };
}
