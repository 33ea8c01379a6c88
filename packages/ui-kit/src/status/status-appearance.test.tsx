import { render, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { statusAppearance } from './status-appearance';
import { StatusTag } from './StatusTag';
import { StatusTrack } from './StatusTrack';

describe('the look of a status', () => {
  it.each([
    ['NEW', 'wait', 'hourglass', 0],
    ['PAYMENT_COMMITTED', 'wait', 'card', 0],
    ['RECEIVED', 'wait', 'bag', 0],
    ['ACCEPTED_BY_VENDOR', 'wait', 'shop', 1],
    ['WAITING_FOR_TRANSPORT', 'seek', 'lens', 0],
    ['COURIER_ACCEPTED_DELIVERY', 'come', 'scooter', 1],
    ['NEAR_VENDOR', 'come', 'shop', 1],
    ['PICKED_UP', 'carry', 'bag', 2],
    ['COURIER_LEFT_VENDOR', 'carry', 'arrow-end', 2],
    ['NEAR_CUSTOMER', 'carry', 'pin', 3],
    ['DELIVERED', 'done', 'check', 'full'],
    ['RETURN_INITIATED', 'back', 'return', 3],
    ['RETURNED_TO_VENDOR', 'back', 'return', 'full'],
    ['PAYMENT_CANCELLED', 'stop', 'cross', 'none'],
    ['STALLED', 'fail', 'warning', 'none'],
    ['SOMETHING_NEW', 'wait', 'question', 'none'],
    ['constructor', 'wait', 'question', 'none'],
  ] as const)('%s is %s with %s and track %s', (status, tone, icon, track) => {
    expect(statusAppearance(status)).toEqual({ tone, icon, track });
  });

  it('is scheduled while an order waits for its time', () => {
    expect(statusAppearance('RECEIVED', { preordered: true })).toEqual({
      tone: 'plan',
      icon: 'calendar',
      track: 0,
    });
  });

  it('keeps the track an order had before it was late', () => {
    expect(statusAppearance('DELAYED', { previous: 'NEAR_CUSTOMER' })).toEqual({
      tone: 'late',
      icon: 'clock',
      track: 3,
    });
  });
});

it('a tag says its status in words beside the icon', () => {
  render(
    <StatusTag tone="done" icon="check">
      Delivered
    </StatusTag>,
  );
  expect(screen.getByText('Delivered').parentElement).toHaveClass('done');
});

it('a track completes past segments, animates one and is hidden for orders without a delivery', () => {
  const { container, rerender } = render(<StatusTrack tone="carry" track={2} />);
  expect(
    [...container.querySelectorAll('.segment')].map((part) => part.className.replace('segment', '').trim()),
  ).toEqual(['passed', 'passed', 'running', '']);
  rerender(<StatusTrack tone="done" track="full" />);
  expect(container.querySelectorAll('.passed')).toHaveLength(4);
  expect(container.querySelector('.reached')).not.toBeNull();
  rerender(<StatusTrack tone="stop" track="none" />);
  expect(container).toBeEmptyDOMElement();
});
