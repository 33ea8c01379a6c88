import { Button, Dropdown } from '@courier/ui-kit/core';
import { AddressText } from '@courier/ui-kit/text';
import { useVendors, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useFlow, useRequest, useSender, useTag } from '../request/request-scope';
import styles from './CollectFrom.module.css';

export function CollectFrom({ address = true }: { address?: boolean }) {
  const t = useCopy(NAMESPACE);
  const { flow } = useRequest();
  const vendor = useSender();
  const originWasAsked = useFlow(({ context }) => context.originWasAsked);
  const asking = useTag('asking-origin');
  const { name, location } = vendor.vendor_information;
  const editable = originWasAsked && !asking;
  return (
    <div className={styles.point}>
      <div className={styles.words}>
        <div className={styles.label}>{t('places.collect-from')}</div>
        <div className={styles.name}>{name}</div>
        {address && location.address_text !== '' && (
          <div className={styles.address}>
            <AddressText address={location.address_text} />
          </div>
        )}
      </div>
      {editable ? (
        <Button kind="quiet" size="s" onClick={() => flow.send({ type: 'EDIT_ORIGIN' })}>
          {t('origin.edit')}
        </Button>
      ) : (
        <OtherPoints />
      )}
    </div>
  );
}

function OtherPoints() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { vendors: port } = usePorts();
  const { vendors, selected } = useVendors();
  const sending = useTag('sending');
  if (vendors.length < 2) return null;
  const items = vendors.map(({ vendor_id: id, vendor_information: { name } }) => ({
    key: id,
    label: `${name} · ${id}`,
    onSelect: () => port.select(id),
  }));
  return (
    <Dropdown items={items} align="end" {...(selected ? { selected: selected.vendor_id } : {})}>
      <Button kind="quiet" size="s" disabled={sending} aria-label={t('places.change-label')}>
        {common('action.change')}
      </Button>
    </Dropdown>
  );
}
