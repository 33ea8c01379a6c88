import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import { useKnownAddresses } from './use-known-addresses';
import { useIsProblemQuiet, useProblemText } from '../field/use-problem-text';
import { AddressParts } from './AddressParts';
import { AddressSearchInput } from './AddressSearchInput';
import { AddressVerdict } from './AddressVerdict';
import { useLocaleState } from '@courier/shell-api';
import { isUnitOptional } from '@courier/api-client/order-rules';
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
  const isAddressQuiet = useIsProblemQuiet('address');
  const isUnitQuiet = useIsProblemQuiet('unit');
  const { country } = useLocaleState().country;
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
          isErrorQuiet={isAddressQuiet}
          labelHidden={labelHidden}
          onType={destination.type}
          onClear={destination.clear}
        />
      </div>
      <AddressParts
        unit={destinationUnitNumber}
        building={destinationBuilding}
        onChange={({ unit, building }) => {
          if (unit !== destinationUnitNumber) problems.repaired('unit');
          problems.repaired('address');
          draft.getState().change({ destinationUnitNumber: unit, destinationBuilding: building });
        }}
      >
        {({ slot, label, value, change, isFirstOfSlot }) => (
          <InlineInput
            label={label}
            value={value}
            error={isFirstOfSlot && slot === 'unit' ? unitProblem : undefined}
            isErrorQuiet={isUnitQuiet}
            optional={slot !== 'unit' || !isFirstOfSlot || isUnitOptional(country)}
            onValueChange={change}
          />
        )}
      </AddressParts>
      <AddressVerdict />
    </div>
  );
}
