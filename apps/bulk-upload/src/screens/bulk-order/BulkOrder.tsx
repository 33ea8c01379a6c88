import { useStore } from 'zustand';
import { useBulkFlow } from './use-bulk-flow';
import { AskFile } from './AskFile';
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
      return <AskFile vendorId={vendorId} problem={now.problem} onChoose={flow.choose} />;
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
          onAskAgain={() => flow.askAgain()}
        />
      );
  }
}
