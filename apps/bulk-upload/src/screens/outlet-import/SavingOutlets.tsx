import { PageFrame } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { RunningFoot } from '../../panes/bench/foot/RunningFoot';

interface SavingOutletsProps {
  name: string;
  total: number;
  done: number;
  onStop: () => void;
}

export function SavingOutlets({ name, total, done, onStop }: SavingOutletsProps) {
  const { t, number } = useWording();
  return (
    <PageFrame title={<bdi>{name}</bdi>}>
      <RunningFoot
        title={t('outlets.saving', { done: number(done), total: number(total) })}
        label={t('outlets.savingLabel')}
        text={t('outlets.savingText')}
        done={done}
        total={total}
        stop={{ label: t('outlets.stop'), onStop }}
      />
    </PageFrame>
  );
}
