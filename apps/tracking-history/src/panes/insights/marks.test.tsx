import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Label } from './marks';

it('writes a label that begins with a figure in the direction of its words, and anchors it by sides', () => {
  render(
    <svg direction="ltr">
      <Label x={40} y={12} anchor="end">
        9 من 10 خلال 41 دقيقة
      </Label>
    </svg>,
  );
  const label = screen.getByText(/من 10/);
  expect(label).toHaveAttribute('unicode-bidi', 'plaintext');
  expect(label).toHaveAttribute('text-anchor', 'end');
  expect(label).not.toHaveAttribute('direction');
});
