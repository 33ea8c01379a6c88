import { useState, type FormEvent } from 'react';
import { nowInSeconds } from '@courier/config';
import type { DateRange } from '@courier/config/time';
import { useLocaleState } from '@courier/shell-api';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, TextInput } from '@courier/ui-kit/input';
import { toLocalDays, lastDay, rangeOfDays, type DaysFault } from '../../model/insights/chosen-days';
import { useWording } from '../../copy';
import styles from './DaysDialog.module.css';

interface DaysDialogProps {
  range: DateRange;
  onChoose(range: DateRange): void;
  onClose(): void;
}

const FORM = 'history-days';

export function DaysDialog({ range, onChoose, onClose }: DaysDialogProps) {
  const { t, errors } = useWording();
  const { timezone } = useLocaleState().country;
  const [days, setDays] = useState(() => toLocalDays(range, timezone));
  const [fault, setFault] = useState<DaysFault | null>(null);
  const latest = lastDay(nowInSeconds(), timezone);

  function show(event: FormEvent) {
    event.preventDefault();
    const chosen = rangeOfDays(days, nowInSeconds(), timezone);
    if (typeof chosen === 'string') setFault(chosen);
    else onChoose(chosen);
  }
  function change(part: Partial<typeof days>) {
    setDays({ ...days, ...part });
    setFault(null);
  }
  const describeDaysFault = (reason: DaysFault) => {
    if (reason === 'too-long') return errors('history.range-too-long');
    return t(`days.fault.${reason}`);
  };
  return (
    <Dialog
      open
      title={t('days.title')}
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{t('days.keep')}</Button>
          <Button kind="primary" type="submit" form={FORM}>
            {t('days.show')}
          </Button>
        </>
      }
    >
      <p>{t('days.text')}</p>
      <form id={FORM} noValidate className={styles.days} onSubmit={show}>
        <Field label={t('days.first')}>
          <TextInput
            type="date"
            max={latest}
            value={days.first}
            onValueChange={(first) => change({ first })}
          />
        </Field>
        <Field label={t('days.last')} error={fault && describeDaysFault(fault)}>
          <TextInput type="date" max={latest} value={days.last} onValueChange={(last) => change({ last })} />
        </Field>
      </form>
    </Dialog>
  );
}
