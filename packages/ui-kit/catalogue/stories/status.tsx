import { Badge, StatusDisc, StatusTag, StatusTrack, statusAppearance } from '../../src/core';
import { Timeline } from '../../src/data';
import { useSamples } from '../use-samples';
import type { Story } from '../story';

const STATUSES = [
  'PAYMENT_INITIATED',
  'NEW',
  'RECEIVED',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'DELAYED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'STALLED',
  'SOMETHING_ELSE',
];

const statusLabel = (status: string) => status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

function One({ status }: { status: string }) {
  const { tone, icon, track } = statusAppearance(status);
  return (
    <>
      <StatusDisc tone={tone} icon={icon} />
      <StatusTag tone={tone} icon={icon}>
        {statusLabel(status)}
      </StatusTag>
      <StatusTag tone={tone} icon={icon} size="l">
        {statusLabel(status)}
      </StatusTag>
      <StatusTrack tone={tone} track={track} />
    </>
  );
}

function Steps() {
  const { address } = useSamples();
  return (
    <Timeline
      label="Timeline"
      entries={[
        { key: '1', time: '12:02', title: 'Processing', tone: 'wait' },
        { key: '2', time: '12:06', title: 'Rider on the way', detail: address, tone: 'come' },
        { key: '3', time: '12:31', title: 'Delivered', tone: 'done' },
      ]}
    />
  );
}

export const status: Story = {
  id: 'status',
  title: 'Statuses and timeline',
  states: [
    ...STATUSES.map((each) => ({ name: statusLabel(each), show: () => <One status={each} /> })),
    { name: 'timeline', show: () => <Steps /> },
    {
      name: 'counts',
      show: () => (
        <>
          <Badge>3</Badge>
          <Badge active>128</Badge>
        </>
      ),
    },
  ],
};
