import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../namespace';
import { useDraft, useRequest } from '../state/request-scope';
import { useDestinationControl } from '../state/destination-control';
import { useKnownAddresses } from '../state/use-known-addresses';
import { useProblemText } from '../state/use-problem-text';
import { AddressSearchInput } from './AddressSearchInput';
import { AddressVerdict } from './AddressVerdict';
import { InlineInput } from './InlineInput';
import styles from './DropOff.module.css';

/** Where the order goes: address, unit, building, and whether riders go there. */
export function DropOff({ labelHidden = false }: { labelHidden?: boolean }) {
  const t = useCopy(NAMESPACE);
  const { draft, setProblem } = useRequest();
  const { lookup, type, clear } = useDestinationControl();
  const typed = useDraft((state) => state.addressQuery);
  const { destinationTextAddress, destinationLatitude, destinationUnitNumber, destinationBuilding } =
    useDraft(({ form }) => form);
  const chosen = destinationLatitude === null ? '' : destinationTextAddress;
  const known = useKnownAddresses(typed, chosen);
  const problem = useProblemText('address');
  const unitProblem = useProblemText('unit');
  return (
    <div className={styles.drop}>
      <div data-field="address">
        <AddressSearchInput
          field="DESTINATION_ADDRESS"
          label={t('places.deliver-to')}
          typed={typed}
          chosen={chosen}
          known={known}
          lookup={lookup}
          error={problem}
          labelHidden={labelHidden}
          onType={type}
          onClear={clear}
        />
      </div>
      <div className={styles.parts}>
        <div data-field="unit">
          <InlineInput
            label={t('form.unit')}
            value={destinationUnitNumber}
            error={unitProblem}
            onValueChange={(unit) => {
              draft.getState().change({ destinationUnitNumber: unit });
              if (unitProblem) setProblem(null);
            }}
          />
        </div>
        <InlineInput
          label={t('form.building')}
          value={destinationBuilding}
          onValueChange={(building) => draft.getState().change({ destinationBuilding: building })}
        />
      </div>
      <AddressVerdict />
    </div>
  );
}
