import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { ORDER_TABLE } from '../../model/bench/order-table';
import { useBulkFlow } from './use-bulk-flow';
import { AskFile } from './AskFile';
import { ChooseEncoding } from '../../panes/begin/ChooseEncoding';
import { ChooseSheet } from '../../panes/begin/ChooseSheet';
import { ChooseColumns } from '../../panes/bench/columns/ChooseColumns';
import { BenchFoot } from '../../panes/bench/foot/BenchFoot';
import { RepairRows } from '../../panes/bench/RepairRows';
import { JobResults } from './JobResults';
import { Uploading } from './Uploading';

interface BulkOrderProps {
  vendorId: string;
  /** The job in the URL; null for a new file. */
  openedJobId: string | null;
}

export function BulkOrder({ vendorId, openedJobId }: BulkOrderProps) {
  const { flow, shelf } = useBulkFlow(vendorId, openedJobId);
  // Deferred, so that user input can interrupt the rendering of thousands of rows.
  const now = useDeferredValue(useStore(flow.state).now);
  switch (now.step) {
    case 'AskExcelFile':
      return (
        <AskFile
          vendorId={vendorId}
          shelf={shelf}
          problem={now.problem}
          onChoose={flow.choose}
          onPaste={flow.paste}
          onGoOn={flow.goOn}
          onStart={flow.startFrom}
        />
      );
    case 'ChooseEncoding':
      return (
        <ChooseEncoding
          bytes={now.bytes}
          found={now.encoding}
          onUse={(encoding) => flow.useEncoding(now, encoding)}
          onAskAgain={() => flow.requestFileAgain()}
        />
      );
    case 'ChooseSheet':
      return (
        <ChooseSheet
          sheets={now.sheets}
          onUse={(name) => flow.useSheet(now.file, name)}
          onAskAgain={() => flow.requestFileAgain()}
        />
      );
    case 'ChooseColumns':
      return (
        <ChooseColumns
          table={ORDER_TABLE}
          sheet={now.sheet}
          unjoined={now.unjoined}
          text={now.text}
          found={now.mapping}
          isRemembered={now.isRemembered}
          onUse={(sheet, mapping) => flow.useColumns(now.name, sheet, mapping)}
          onAskAgain={() => flow.requestFileAgain()}
        />
      );
    case 'RepairRows':
      return (
        <RepairRows
          name={now.name}
          store={now.bench}
          step="summary"
          from={now.from}
          onColumns={now.from && flow.chooseColumns}
          isPinReview={now.isPinReview}
          foot={(view) => <BenchFoot store={now.bench} view={view} onCheck={flow.check} />}
          onAskAgain={() => flow.requestFileAgain()}
        />
      );
    case 'UploadingExcelFile':
      return (
        <Uploading file={now.file} first={now.first} job={now.job} onCancel={() => flow.requestFileAgain()} />
      );
    // Steps for collection points only.
    case 'SavingOutlets':
    case 'ShowSavedOutlets':
      return null;
    case 'ShowPreprocessResults':
    case 'ShowOrderPlacementResults':
      return (
        <JobResults
          vendorId={vendorId}
          jobId={now.jobId}
          file={now.file}
          placing={now.step === 'ShowPreprocessResults' && now.placing}
          onPlace={flow.place}
          onStop={flow.stop}
          onRepair={() => flow.repair()}
          onReviewPins={() => flow.repair(true)}
          onAskAgain={() => flow.requestFileAgain()}
        />
      );
  }
}
