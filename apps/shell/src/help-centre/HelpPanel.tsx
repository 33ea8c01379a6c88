import { useEffect, useRef, type FocusEvent } from 'react';
import { useStore } from 'zustand';
import { IconButton, Modal } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import { selectedVendor } from '../vendors/vendors.store';
import styles from './help-centre.module.css';
import { HelpContact } from './HelpContact';
import { HelpFrame } from './HelpFrame';
import { OrderContext } from './OrderContext';
import { useOrderOnScreen } from './use-order-on-screen';

interface HelpPanelProps {
  id: string;
  close: () => void;
  /** True on phones. */
  isModal: boolean;
}

export function HelpPanel(props: HelpPanelProps) {
  return props.isModal ? <ModalPanel {...props} /> : <PanelBeside {...props} />;
}

function ModalPanel({ id, close }: HelpPanelProps) {
  return (
    <Modal name={{ labelledBy: `${id}-title` }} onClose={close} width={384}>
      <div className={styles['sheet']}>
        <PanelContent id={id} close={close} />
        {/* Follows the iframe in the tab order: keeps the focus inside the sheet. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a focus trap without an action */}
        <span tabIndex={0} onFocus={focusFirstButton} />
      </div>
    </Modal>
  );
}

function focusFirstButton({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.parentElement?.querySelector('button')?.focus();
}

function PanelBeside({ id, close }: HelpPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  return (
    <section
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={styles['panel']}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <PanelContent id={id} close={close} />
    </section>
  );
}

function PanelContent({ id, close }: Pick<HelpPanelProps, 'id' | 'close'>) {
  const t = useCopy('shell');
  const { vendors } = useShell();
  const vendor = useStore(vendors, selectedVendor);
  const order = useOrderOnScreen();
  return (
    <>
      <div className={styles['head']}>
        <h2 id={`${id}-title`}>{t('help.title')}</h2>
        <IconButton icon="cross" label={t('help.close-panel')} onClick={close} />
      </div>
      {order && <OrderContext order={order} />}
      <div className={styles['body']}>{vendor && <HelpFrame key={vendor.vendor_id} vendor={vendor} />}</div>
      {vendor && <HelpContact vendor={vendor} order={order} />}
    </>
  );
}
