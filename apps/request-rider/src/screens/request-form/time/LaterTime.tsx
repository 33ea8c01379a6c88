import { useState } from 'react';
import { Button, Dialog, IconButton, Popover } from '@courier/ui-kit/core';
import { ChoiceButton, Field } from '@courier/ui-kit/input';
import { useLocaleState } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { formatDateTime } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useIntoView } from '../field/use-into-view';
import { SlotChoice } from './SlotChoice';
import styles from './LaterTime.module.css';

interface LaterTimeProps {
  /** Unix seconds. */
  value: number;
  error: string | undefined;
  isErrorQuiet: boolean;
  onChange(unixSeconds: number): void;
  /** Whether the picker opens at once and scrolls into view: the docket may cover it. */
  opened: boolean;
}

export function LaterTime({ value, error, isErrorQuiet, onChange, opened }: LaterTimeProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { locale, country } = useLocaleState();
  const phone = useNarrow();
  const place = useIntoView(opened);
  const [open, setOpen] = useState(opened);
  const close = () => setOpen(false);
  const words = formatDateTime(value, locale, country.timezone);
  const slots = <SlotChoice value={value} onChange={onChange} />;
  const done = (
    <Button kind={phone ? 'primary' : 'secondary'} onClick={close}>
      {t('time.done')}
    </Button>
  );
  return (
    <div ref={place} className={styles.later}>
      <Field label={t('time.later-label')} error={error} isErrorQuiet={isErrorQuiet} group>
        {phone ? (
          <>
            <ChoiceButton
              icon="calendar"
              value={words}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
            <Dialog open={open} title={t('form.time')} onClose={close} footer={done}>
              {slots}
            </Dialog>
          </>
        ) : (
          <div className={styles.trigger}>
            <Popover
              open={open}
              onOpenChange={setOpen}
              label={t('form.time')}
              className={styles.panel}
              trigger={(attributes) => <ChoiceButton icon="calendar" value={words} {...attributes} />}
            >
              <div className={styles.head}>
                <h2>{t('form.time')}</h2>
                <IconButton icon="cross" label={common('action.close')} onClick={close} />
              </div>
              <div className={styles.body}>{slots}</div>
              <div className={styles.foot}>
                <b>{words}</b>
                {done}
              </div>
            </Popover>
          </div>
        )}
      </Field>
    </div>
  );
}
