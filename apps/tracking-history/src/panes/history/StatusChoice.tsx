import { useState, type ButtonHTMLAttributes } from 'react';
import { useNarrow } from '@courier/shell-api/hooks';
import { Button, Dialog, Popover } from '@courier/ui-kit/core';
import { Checkbox } from '@courier/ui-kit/input';
import { STATUS_FILTERS, STATUS_FILTER_LABELS, type StatusFilter } from '../../model/lists/status-filter';
import { useWording, type Wording } from '../../copy';
import styles from './StatusChoice.module.css';

interface StatusChoiceProps {
  /** Empty for all. */
  chosen: readonly StatusFilter[];
  onChoose(chosen: readonly StatusFilter[]): void;
}

const filterWords = (filter: StatusFilter, { t, status }: Wording): string =>
  filter === 'late' ? t('control.risk.late') : status(STATUS_FILTER_LABELS[filter]);

export function statusChoiceWords(chosen: readonly StatusFilter[], wording: Wording): string {
  const [only] = chosen;
  const { t } = wording;
  if (only === undefined) return t('history.statuses.all');
  return chosen.length === 1
    ? filterWords(only, wording)
    : t('history.statuses.some', { count: chosen.length });
}

/** None chosen means all. */
export function StatusChoice({ chosen, onChoose }: StatusChoiceProps) {
  const wording = useWording();
  const { t } = wording;
  const isNarrow = useNarrow();
  const [open, setOpen] = useState(false);
  const trigger = (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <Button {...attributes} icon="filter">
      {statusChoiceWords(chosen, wording)}
    </Button>
  );
  const choices = (
    <fieldset className={styles.choices}>
      <legend className="sr-only">{t('history.statuses.label')}</legend>
      {STATUS_FILTERS.map((status) => (
        <Checkbox
          key={status}
          label={filterWords(status, wording)}
          checked={chosen.includes(status)}
          onCheckedChange={(isOn) =>
            onChoose(STATUS_FILTERS.filter((other) => (other === status ? isOn : chosen.includes(other))))
          }
        />
      ))}
      {chosen.length > 0 && (
        <Button kind="quiet" size="s" onClick={() => onChoose([])}>
          {t('history.statuses.showAll')}
        </Button>
      )}
    </fieldset>
  );
  if (isNarrow)
    return (
      <>
        {trigger({ 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
        <Dialog open={open} title={t('history.statuses.label')} onClose={() => setOpen(false)}>
          {choices}
        </Dialog>
      </>
    );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('history.statuses.label')}
      align="end"
      className={styles.panel}
      trigger={trigger}
    >
      {choices}
    </Popover>
  );
}
