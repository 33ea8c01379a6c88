import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { CityBackdrop } from '../../core';

it('draws the city of the door `core` once its code has arrived', async () => {
  const { container } = render(<CityBackdrop ride />);
  expect(container.querySelector('svg')).toBeNull();
  await waitFor(() => expect(container.querySelectorAll('svg path').length).toBeGreaterThan(5));
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});
