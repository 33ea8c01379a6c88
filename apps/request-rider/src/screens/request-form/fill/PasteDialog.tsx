import { useState, type KeyboardEvent } from 'react';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, TextArea } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { withParts } from '../../../model/draft/paste-fill';
import type { PasteField, PastedPart } from '@courier/message-reader';
import { NAMESPACE } from '../../../copy';
import { useRequest } from '../request/request-scope';
import { MarkedMessage } from './MarkedMessage';
import { PastedParts } from './PastedParts';
import { usePasteAnswers } from './use-paste-answers';
import { usePastedParts } from './use-pasted-parts';
import styles from './PasteDialog.module.css';

interface PasteDialogProps {
  text: string;
  /** Called when a filled address still needs a look-up. */
  onAddress(): void;
  onClose(): void;
}

const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Parses a chat message or an e-mail, marks the found values, and fills in the accepted ones. */
export function PasteDialog({ text: pasted, onAddress, onClose }: PasteDialogProps) {
  const t = useCopy(NAMESPACE);
  const { draft, filling } = useRequest();
  const [text, setText] = useState(pasted);
  const [typing, setTyping] = useState(pasted.trim() === '');
  const [active, setActive] = useState<PasteField | null>(null);
  const parts = usePastedParts(text);
  const form = draft.getState().form;
  const { findAnswer, respond, clear, taken, all } = usePasteAnswers(parts, form);
  const fill = (chosen: readonly PastedPart[]) => {
    filling.fill(withParts(draft.getState(), chosen));
    onClose();
    // The user must select the address from the suggestions.
    if (chosen.some(({ field }) => field === 'address')) requestAnimationFrame(onAddress);
  };
  const read = (next: string) => {
    setText(next);
    clear();
  };
  return (
    <Dialog
      open
      title={t('paste.title')}
      onClose={onClose}
      width={880}
      footer={
        <FillButtons
          count={taken.length}
          onCancel={onClose}
          onFill={() => fill(taken)}
          onFillAll={all.length > taken.length ? () => fill(all) : null}
        />
      }
    >
      <div
        className={styles.body}
        role="presentation"
        onKeyDown={(event) => {
          if (!isSend(event) || taken.length === 0) return;
          event.preventDefault();
          event.stopPropagation();
          fill(taken);
        }}
      >
        <div className={styles.message}>
          {typing || parts.length === 0 ? (
            <Field label={t('paste.label')} hint={t('paste.hint')}>
              <TextArea
                value={text}
                rows={8}
                autoFocus
                onValueChange={read}
                onPaste={() => setTyping(false)}
              />
            </Field>
          ) : null}
          {parts.length > 0 && (
            <MarkedMessage message={text} parts={parts} active={active} onActive={setActive} />
          )}
          {parts.length > 0 && (
            <Button kind="quiet" size="s" onClick={() => setTyping(!typing)}>
              {typing ? t('paste.done') : t('paste.edit')}
            </Button>
          )}
          {text.trim() !== '' && parts.length === 0 && <p role="status">{t('paste.nothing')}</p>}
        </div>
        <PastedParts
          parts={parts}
          form={form}
          active={active}
          findAnswer={findAnswer}
          onActive={setActive}
          onAnswer={respond}
        />
      </div>
    </Dialog>
  );
}

interface FillButtonsProps {
  count: number;
  onCancel(): void;
  onFill(): void;
  /** Also accepts the first answer to every open question; null when none is open. */
  onFillAll: (() => void) | null;
}

function FillButtons({ count, onCancel, onFill, onFillAll }: FillButtonsProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {common('action.cancel')}
      </Button>
      {onFillAll && (
        <Button onClick={onFillAll} title={t('paste.take-all-hint')}>
          {t('paste.take-all')}
        </Button>
      )}
      <Button kind="primary" disabled={count === 0} onClick={onFill}>
        {count === 0 ? t('paste.fill-none') : t('paste.fill', { count })}
      </Button>
    </>
  );
}
