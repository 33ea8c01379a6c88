import { useState } from 'react';
import { useShortcut } from '@courier/shell-api/hooks';
import { Button } from '@courier/ui-kit/core';
import { manifest } from '../../../remote.manifest';
import { useWording } from '../../../copy';
import { ExportDialog } from './ExportDialog';
import type { HistoryExport } from './use-history-export';

export function HistoryExportButton({ made, note }: { made: HistoryExport; note: string }) {
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  useShortcut(manifest, 'export', () => setOpen(true));
  return (
    <>
      <Button icon="download" aria-keyshortcuts="e" onClick={() => setOpen(true)}>
        {t('export.button')}
      </Button>
      {open && <ExportDialog made={made} note={note} onClose={() => setOpen(false)} />}
    </>
  );
}
