import { Suspense, useState } from 'react';
import type { Order } from '@courier/api-client';
import { PrintSheet } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import { BagLabel } from '../../bag-label/BagLabel';
import { ActionRow } from './ActionRow';

export function LabelAction({ order }: { order: Order }) {
  const { t } = useWording();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <ActionRow
        icon="receipt"
        label={t('label.print')}
        note={t('label.printNote')}
        onAct={() => setPrinting(true)}
      />
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintSheet onDone={() => setPrinting(false)}>
            <BagLabel order={order} />
          </PrintSheet>
        </Suspense>
      )}
    </>
  );
}
