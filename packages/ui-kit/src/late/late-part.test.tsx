import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from '@jest/globals';
import { latePart, type LatePart } from './late-part';

const Menu = ({ of }: { of: string }) => <p>Menu of {of}</p>;
const lateMenu = (answers: ('there' | 'cut off')[]) =>
  latePart<{ of: string }>(() => {
    const answer = answers.shift();
    return answer === 'there' ? Promise.resolve(Menu) : Promise.reject(new Error(answer ?? 'asked again'));
  });

function Owner({ part }: { part: LatePart<{ of: string }> }) {
  const [wanted, setWanted] = useState(false);
  const Part = part.usePart(wanted, () => setWanted(false));
  return (
    <>
      <button type="button" onClick={() => setWanted(!wanted)}>
        {wanted ? 'Close' : 'Open'}
      </button>
      {Part && <Part of="Keelung" />}
    </>
  );
}

it('is rendered while wanted, and its code loads once', async () => {
  const part = lateMenu(['there']);
  render(
    <>
      <Owner part={part} />
      <Owner part={part} />
    </>,
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Open' })[0] as HTMLElement);
  expect(await screen.findAllByText('Menu of Keelung')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getAllByText('Menu of Keelung')).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(button);
  expect(screen.queryByText('Menu of Keelung')).toBeNull();
});

it('is requested again by the next click after a failed load', async () => {
  const part = lateMenu(['cut off', 'cut off', 'there']);
  // A preload is not awaited.
  void part.fetchAhead();
  render(<Owner part={part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Menu of Keelung')).toBeVisible();
});
