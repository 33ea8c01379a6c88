import { useStore } from 'zustand';
import { useBulkFlow } from './use-bulk-flow';
import { AskFile } from './AskFile';
import { ChooseColumns } from './bench/ChooseColumns';
import { RepairRows } from './bench/RepairRows';
import { JobResults } from './JobResults';
import { Uploading } from './Uploading';

interface BulkOrderProps {
  vendorId: string;
  /** The job the address names; null for a new file. */
  openedJobId: string | null;
}

/** The step the flow is at. */
export function BulkOrder({ vendorId, openedJobId }: BulkOrderProps) {
  const flow = useBulkFlow(vendorId, openedJobId);
  const { now } = useStore(flow.state);
  switch (now.step) {
    case 'AskExcelFile':
      return (
        <AskFile vendorId={vendorId} problem={now.problem} onChoose={flow.choose} onPaste={flow.paste} />
      );
    case 'ChooseColumns':
      return (
        <ChooseColumns
          sheet={now.sheet}
          found={now.mapping}
          onUse={(mapping) => flow.useColumns(now.name, now.sheet, mapping)}
          onAskAgain={() => flow.askAgain()}
        />
      );
    case 'RepairRows':
      return (
        <RepairRows
          name={now.name}
          store={now.bench}
          onCheck={flow.check}
          onAskAgain={() => flow.askAgain()}
        />
      );
    case 'UploadingExcelFile':
      return <Uploading file={now.file} onCancel={() => flow.askAgain()} />;
    case 'ShowPreprocessResults':
    case 'ShowOrderPlacementResults':
      return (
        <JobResults
          vendorId={vendorId}
          jobId={now.jobId}
          file={now.file}
          placing={now.step === 'ShowPreprocessResults' && now.placing}
          onPlace={flow.place}
          onRepair={flow.repair}
          onAskAgain={() => flow.askAgain()}
        />
      );
  }
}
