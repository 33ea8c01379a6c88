import { useState } from 'react';
import { useStore } from 'zustand';
import { LIMITS } from '@courier/config';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, Segmented, TextInput } from '@courier/ui-kit/input';
import { useSession } from '@courier/shell-api';
import { isRunning, type ExportKind } from '../../../flow/create-exporter';
import { useWording } from '../../../copy';
import { ExportProgress } from './ExportProgress';
import { useExportByMail } from './use-export-by-mail';
import type { HistoryExport } from './use-history-export';
import { SaveTransactions } from './SaveTransactions';

interface ExportDialogProps {
  made: HistoryExport;
  /** Period and filters in words. */
  note: string;
  onClose(): void;
}

type Kind = ExportKind | 'mail';
const KINDS: readonly Kind[] = ['csv', 'sheet', 'print', 'mail'];

export function ExportDialog({ made, note, onClose }: ExportDialogProps) {
  const { t, number } = useWording();
  const { user } = useSession();
  const [kind, setKind] = useState<Kind>('csv');
  const state = useStore(made.exporter.store);
  const mail = useExportByMail(made, user?.email ?? '');
  const running = isRunning(state);

  function close() {
    made.exporter.stop();
    onClose();
  }
  function begin() {
    if (kind !== 'mail') made.start(kind);
    else void mail.send().then((isSent) => isSent && close());
  }
  return (
    <Dialog
      open
      title={t('export.title')}
      onClose={close}
      width={520}
      footer={
        running ? (
          <Button onClick={made.exporter.stop}>{t('export.stop')}</Button>
        ) : (
          <>
            <Button onClick={close}>{t('export.close')}</Button>
            <Button kind="primary" busy={mail.isSending} onClick={begin}>
              {t(kind === 'mail' ? 'export.send' : kind === 'print' ? 'export.print' : 'export.button')}
            </Button>
          </>
        )
      }
    >
      <p>{note}</p>
      <Field
        label={t('export.format')}
        group
        hint={t(`export.hint.${kind}`, { limit: number(LIMITS.exportOrders[kind]) })}
      >
        <Segmented
          value={kind}
          disabled={running}
          options={KINDS.filter((value) => value !== 'mail' || made.canMail).map((value) => ({
            value,
            label: t(`export.${value}`),
          }))}
          onValueChange={(chosen) => {
            made.exporter.stop();
            setKind(chosen);
          }}
        />
      </Field>
      {kind === 'mail' && (
        <Field label={t('export.email')} error={mail.isWrong && t('export.emailWrong')}>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={LIMITS.emailCharacters}
            value={mail.email}
            onValueChange={mail.setEmail}
          />
        </Field>
      )}
      <ExportProgress state={state} />
      <SaveTransactions made={made} />
    </Dialog>
  );
}
