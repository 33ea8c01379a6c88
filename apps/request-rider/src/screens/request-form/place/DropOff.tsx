import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import { useKnownAddresses } from './use-known-addresses';
import { useProblemText } from '../field/use-problem-text';
import { AddressSearchInput } from './AddressSearchInput';
import { AddressVerdict } from './AddressVerdict';
import { InlineInput } from '../field/InlineInput';
import styles from './DropOff.module.css';

export function DropOff({ labelHidden = false }: { labelHidden?: boolean }) {
  const t = useCopy(NAMESPACE);
  const { draft, destination, problems } = useRequest();
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
          lookup={destination.lookup}
          error={problem}
          labelHidden={labelHidden}
          onType={destination.type}
          onClear={destination.clear}
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
              problems.repaired('unit');
              problems.repaired('address');
            }}
          />
        </div>
        <div data-field="building">
          <InlineInput
            label={t('form.building')}
            value={destinationBuilding}
            onValueChange={(building) => {
              draft.getState().change({ destinationBuilding: building });
              problems.repaired('address');
            }}
          />
        </div>
      </div>
      <AddressVerdict />
    </div>
  );
}
