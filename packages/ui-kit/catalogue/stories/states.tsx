import {
  Button,
  Docket,
  EmptyState,
  OfflineBar,
  PageFrame,
  PanelError,
  Skeleton,
  SkeletonRows,
} from '../../src/core';
import { useSamples } from '../use-samples';
import type { Story } from '../story';

function FeeDocket() {
  const { shop } = useSamples();
  return (
    <Docket label="Fee" foot={<Button block>Request rider</Button>}>
      <p>{shop}</p>
      <strong>NT 105</strong>
    </Docket>
  );
}

export const states: Story = {
  id: 'states',
  title: 'Empty, loading, failed, offline',
  states: [
    {
      name: 'empty',
      show: () => (
        <EmptyState
          icon="bag"
          title="No orders yet today"
          text="What you request appears here at once."
          action={<Button>Request a rider</Button>}
        />
      ),
    },
    { name: 'closed', show: () => <EmptyState icon="clock" tone="late" title="Closed until 09:00" /> },
    { name: 'failed', show: () => <PanelError onRetry={() => undefined} reference="R-20X7" /> },
    { name: 'trying again', show: () => <PanelError onRetry={() => undefined} busy /> },
    { name: 'offline', show: () => <OfflineBar since="12:04" onRetry={() => undefined} /> },
    {
      name: 'loading',
      show: () => (
        <>
          <Skeleton width={180} />
          <Skeleton width={36} height={36} round />
          <SkeletonRows label="Orders" rows={3} rowHeight={64} />
        </>
      ),
    },
    { name: 'docket', show: () => <FeeDocket /> },
    {
      name: 'page',
      show: () => (
        <PageFrame title="Collection points" note="4 places" actions={<Button size="s">Add</Button>}>
          <p>Content</p>
        </PageFrame>
      ),
    },
  ],
};
