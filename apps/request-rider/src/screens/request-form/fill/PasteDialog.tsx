import { useMemo, useState } from 'react';
import { minutesOfDay } from '@courier/config';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, TextArea } from '@courier/ui-kit/input';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { laterProblem } from '../../../model/delivery-time';
import { typedBefore, withParts } from '../../../model/paste/paste-fill';
import type { PasteField, PastedPart } from '../../../model/paste/pasted-part';
import { readMessage } from '../../../model/paste/read-message';
import { NAMESPACE } from '../../../copy';
import { useRequest } from '../request/request-scope';
import { laterRules } from '../../../flow/later-rules';
import { PastedParts } from './PastedParts';
import styles from './PasteDialog.module.css';

interface PasteDialogProps {
  /** What was pasted already. */
  text: string;
  /** Called when an address was filled in that is still to be found. */
  onAddress(): void;
  onClose(): void;
}

/** Reads a chat message or an e-mail, shows what it found, and fills in what is ticked. */
export function PasteDialog({ text: pasted, onAddress, onClose }: PasteDialogProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { draft, filling } = useRequest();
  const [text, setText] = useState(pasted);
  const parts = useParts(text);
  const [ticked, setTicked] = useState<Partial<Record<PasteField, boolean>>>({});
  const form = draft.getState().form;
  const isTaken = (part: PastedPart) =>
    ticked[part.field] ?? (typedBefore(part, form) === null && !(part.field === 'time' && part.doubtful));
  const taken = parts.filter(isTaken);
  const accept = () => {
    filling.fill(withParts(draft.getState(), taken));
    onClose();
    // An address is chosen from what the map knows.
    if (taken.some(({ field }) => field === 'address')) requestAnimationFrame(onAddress);
  };
  return (
    <Dialog
      open
      title={t('paste.title')}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button kind="primary" disabled={taken.length === 0} onClick={accept}>
            {t('paste.fill')}
          </Button>
        </>
      }
    >
      <div
        className={styles.body}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || taken.length === 0) return;
          event.preventDefault();
          event.stopPropagation();
          accept();
        }}
      >
        <Field label={t('paste.label')} hint={t('paste.hint')}>
          <TextArea
            value={text}
            rows={pasted === '' ? 6 : 4}
            autoFocus
            onValueChange={(next) => {
              setText(next);
              setTicked({});
            }}
          />
        </Field>
        {text.trim() !== '' && parts.length === 0 && <p role="status">{t('paste.nothing')}</p>}
        <PastedParts
          parts={parts}
          form={form}
          isTaken={isTaken}
          onTick={(field, take) => setTicked((before) => ({ ...before, [field]: take }))}
        />
      </div>
    </Dialog>
  );
}

/** What the rules of this country find; a time only where one can be chosen. */
function useParts(text: string): readonly PastedPart[] {
  const { country } = useLocaleState();
  const offersLater = useFlag('pre_order');
  const { services, flow } = useRequest();
  return useMemo(() => {
    const now = Date.now();
    const found = readMessage(text, {
      country: country.country,
      phonePrefix: country.phonePrefix,
      decimals: country.decimals,
      currencyNames: [country.isoCurrency, country.currencyLabel],
      nowSeconds: Math.floor(now / 1000),
      minutesOfDay: minutesOfDay(now / 1000, country.timezone),
      today: new Intl.DateTimeFormat('en-CA', { timeZone: country.timezone }).format(now),
    });
    const rules = laterRules(services.ports, flow);
    return found.filter(
      ({ field, value }) => field !== 'time' || (offersLater && laterProblem(Number(value), rules) === null),
    );
  }, [country, flow, offersLater, services, text]);
}
