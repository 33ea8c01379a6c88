import { useState, type KeyboardEvent } from 'react';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, TextArea } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { typedBefore, withParts } from '../../../model/paste/paste-fill';
import type { PasteField, PastedPart } from '../../../model/paste/pasted-part';
import { NAMESPACE } from '../../../copy';
import { useRequest } from '../request/request-scope';
import { MarkedMessage } from './MarkedMessage';
import { PastedParts } from './PastedParts';
import { usePastedParts } from './use-pasted-parts';
import styles from './PasteDialog.module.css';

interface PasteDialogProps {
  /** What was pasted already. */
  text: string;
  /** Called when an address was filled in that is still to be found. */
  onAddress(): void;
  onClose(): void;
}

const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Reads a chat message or an e-mail, shows in it what it found, and fills in what is ticked. */
export function PasteDialog({ text: pasted, onAddress, onClose }: PasteDialogProps) {
  const t = useCopy(NAMESPACE);
  const { draft, filling } = useRequest();
  const [text, setText] = useState(pasted);
  const [typing, setTyping] = useState(pasted.trim() === '');
  const [active, setActive] = useState<PasteField | null>(null);
  const parts = usePastedParts(text);
  const [ticked, setTicked] = useState<Partial<Record<PasteField, boolean>>>({});
  const form = draft.getState().form;
  const isTaken = (part: PastedPart) =>
    ticked[part.field] ?? (part.certain && typedBefore(part, form) === null);
  const taken = parts.filter(isTaken);
  const accept = () => {
    filling.fill(withParts(draft.getState(), taken));
    onClose();
    // An address is chosen from what the map knows.
    if (taken.some(({ field }) => field === 'address')) requestAnimationFrame(onAddress);
  };
  const read = (next: string) => {
    setText(next);
    setTicked({});
  };
  return (
    <Dialog
      open
      title={t('paste.title')}
      onClose={onClose}
      width={880}
      footer={<FillButtons count={taken.length} onCancel={onClose} onFill={accept} />}
    >
      <div
        className={styles.body}
        role="presentation"
        onKeyDown={(event) => {
          if (!isSend(event) || taken.length === 0) return;
          event.preventDefault();
          event.stopPropagation();
          accept();
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
          ) : (
            <MarkedMessage message={text} parts={parts} active={active} onActive={setActive} />
          )}
          {parts.length > 0 && (
            <Button kind="quiet" size="s" onClick={() => setTyping(!typing)}>
              {typing ? t('paste.show') : t('paste.edit')}
            </Button>
          )}
          {text.trim() !== '' && parts.length === 0 && <p role="status">{t('paste.nothing')}</p>}
        </div>
        <PastedParts
          parts={parts}
          form={form}
          active={active}
          isTaken={isTaken}
          onActive={setActive}
          onTick={(field, take) => setTicked((before) => ({ ...before, [field]: take }))}
        />
      </div>
    </Dialog>
  );
}

interface FillButtonsProps {
  /** How many parts are ticked. */
  count: number;
  onCancel(): void;
  onFill(): void;
}

function FillButtons({ count, onCancel, onFill }: FillButtonsProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {common('action.cancel')}
      </Button>
      <Button kind="primary" disabled={count === 0} onClick={onFill}>
        {count === 0 ? t('paste.fill-none') : t('paste.fill', { count })}
      </Button>
    </>
  );
}
