import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Moment } from './Moment';
import { Money } from './Money';

const KUWAIT = { decimals: 3, currencyLabel: 'KWD' };

it('an amount reads from left to right inside a sentence of another direction', () => {
  render(
    <p dir="rtl">
      الرسوم <Money amount={-6.4} country={KUWAIT} />
    </p>,
  );
  expect(screen.getByText(/KWD.6\.400/)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(/^−KWD/)).toBeVisible();
});

it('a large amount is grouped only where the brand asks', () => {
  const { rerender } = render(<Money amount={12_800} country={{ decimals: 0, currencyLabel: 'NT' }} />);
  expect(screen.getByText(/NT.12800/)).toBeVisible();
  rerender(<Money amount={12_800} country={{ decimals: 0, currencyLabel: 'NT' }} grouped />);
  expect(screen.getByText(/NT.12,800/)).toBeVisible();
});

it.each([
  ['time', '00:30'],
  ['day', 'Sat, Nov 21'],
  ['day-time', 'Sat, Nov 21, 00:30'],
] as const)('a moment shows its %s in the country’s zone and has a machine-readable time', (show, text) => {
  render(<Moment at={1_795_192_200} locale="en" timezone="Asia/Taipei" show={show} />);
  expect(screen.getByText(text)).toHaveAttribute('datetime', '2026-11-20T16:30:00.000Z');
});
