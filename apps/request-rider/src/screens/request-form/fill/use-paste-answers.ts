import { useState } from 'react';
import { typedBefore } from '../../../model/draft/paste-fill';
import type { PasteField, PastedPart } from '@courier/message-reader';
import type { RequestForm } from '../../../model/form/request-form';

export interface PasteAnswers {
  /** The value to fill; null keeps the field unchanged, undefined means no answer yet. */
  findAnswer(part: PastedPart): string | null | undefined;
  respond(field: PasteField, value: string | null): void;
  clear(): void;
  taken: PastedPart[];
  /** As `taken`, plus the first answer to each open question. */
  all: PastedPart[];
}

const withValue = (part: PastedPart, value: string | null | undefined): PastedPart[] =>
  value === null || value === undefined ? [] : [{ ...part, value }];

/** Accepts certain values that replace nothing; the others wait for an answer. */
export function usePasteAnswers(parts: readonly PastedPart[], form: RequestForm): PasteAnswers {
  const [answers, setAnswers] = useState<Partial<Record<PasteField, string | null>>>({});
  const findAnswer = (part: PastedPart) => {
    const answer = answers[part.field];
    if (answer !== undefined || !part.certain) return answer;
    return typedBefore(part, form) === null ? part.value : null;
  };
  const isOpenQuestion = (part: PastedPart) => !part.certain && findAnswer(part) === undefined;
  return {
    findAnswer,
    respond: (field, value) => setAnswers((before) => ({ ...before, [field]: value })),
    clear: () => setAnswers({}),
    taken: parts.flatMap((part) => withValue(part, findAnswer(part))),
    all: parts.flatMap((part) => withValue(part, isOpenQuestion(part) ? part.value : findAnswer(part))),
  };
}
