import { useId } from 'react';
import { useCopy } from '@courier/i18n';
import type { PastedPart } from '@courier/message-reader';
import { NAMESPACE } from '../../../copy';
import { usePartWords } from './use-part-words';
import styles from './PastedQuestion.module.css';

interface PastedQuestionProps {
  part: PastedPart;
  /** The chosen value; null leaves the field empty, undefined means no answer yet. */
  answer: string | null | undefined;
  before: string | null;
  onAnswer(value: string | null): void;
}

export function PastedQuestion({ part, answer, before, onAnswer }: PastedQuestionProps) {
  const t = useCopy(NAMESPACE);
  const { fieldName, shown } = usePartWords();
  const group = useId();
  const { field, answers, doubt } = part;
  const choice = (value: string | null, label: string) => (
    <label className={styles.choice} key={value ?? ''}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={answer === value}
        onChange={() => onAnswer(value)}
      />
      <bdi className={value === null ? styles.none : styles.value}>{label}</bdi>
    </label>
  );
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{fieldName(field)}</legend>
      {doubt !== null && <p className={styles.reason}>{t(`paste.doubt.${doubt}`)}</p>}
      {answers.map((value) => choice(value, shown(field, value)))}
      {choice(null, t('paste.empty'))}
      {before !== null && (
        <p className={styles.reason}>{t('paste.replaces', { value: shown(field, before) })}</p>
      )}
    </fieldset>
  );
}
