import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { OUTLET_TABLE } from '../../model/outlets/outlet-table';
import { ChooseEncoding } from '../../panes/begin/ChooseEncoding';
import { ChooseSheet } from '../../panes/begin/ChooseSheet';
import { ChooseColumns } from '../../panes/bench/columns/ChooseColumns';
import { RepairRows } from '../../panes/bench/RepairRows';
import { AskOutlets } from './AskOutlets';
import { OutletFoot } from './OutletFoot';
import { SavedOutlets } from './SavedOutlets';
import { SavingOutlets } from './SavingOutlets';
import { useOutletFlow } from './use-outlet-flow';

interface OutletImportProps {
  vendorId: string;
  parentName: string;
}

export function OutletImport({ vendorId, parentName }: OutletImportProps) {
  const { flow, shelf } = useOutletFlow(vendorId);
  // Deferred, so that user input can interrupt the rendering of thousands of rows.
  const now = useDeferredValue(useStore(flow.state).now);
  const requestFileAgain = () => flow.requestFileAgain();
  switch (now.step) {
    case 'ChooseEncoding':
      return (
        <ChooseEncoding
          bytes={now.bytes}
          found={now.encoding}
          onUse={(encoding) => flow.useEncoding(now, encoding)}
          onAskAgain={requestFileAgain}
        />
      );
    case 'ChooseSheet':
      return (
        <ChooseSheet
          sheets={now.sheets}
          onUse={(name) => flow.useSheet(now.file, name)}
          onAskAgain={requestFileAgain}
        />
      );
    case 'ChooseColumns':
      return (
        <ChooseColumns
          table={OUTLET_TABLE}
          sheet={now.sheet}
          found={now.mapping}
          isRemembered={now.isRemembered}
          onUse={(sheet, mapping) => flow.useColumns(now.name, sheet, mapping)}
          onAskAgain={requestFileAgain}
        />
      );
    case 'RepairRows':
      return (
        <RepairRows
          name={now.name}
          store={now.bench}
          onColumns={now.from && flow.chooseColumns}
          foot={(view) => <OutletFoot store={now.bench} view={view} onCheck={flow.check} />}
          onAskAgain={requestFileAgain}
        />
      );
    case 'SavingOutlets':
      return <SavingOutlets name={now.name} total={now.total} done={now.done} onStop={flow.stop} />;
    case 'ShowSavedOutlets':
      return (
        <SavedOutlets
          vendorId={vendorId}
          name={now.name}
          outcomes={now.outcomes}
          left={now.left.length}
          onRepair={flow.repair}
          onAskAgain={requestFileAgain}
        />
      );
    // Steps for orders only.
    case 'UploadingExcelFile':
    case 'ShowPreprocessResults':
    case 'ShowOrderPlacementResults':
    case 'AskExcelFile':
      return (
        <AskOutlets
          parentName={parentName}
          shelf={shelf}
          problem={now.step === 'AskExcelFile' ? now.problem : null}
          onChoose={flow.choose}
          onPaste={flow.paste}
          onGoOn={flow.goOn}
        />
      );
  }
}
