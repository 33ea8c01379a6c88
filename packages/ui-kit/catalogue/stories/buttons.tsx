import { Button, CountdownRing, IconButton, Kbd, SearchBox } from '../../src/core';
import type { Story } from '../story';

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const buttons: Story = {
  id: 'buttons',
  title: 'Buttons, keys, countdown',
  states: [
    ...KINDS.map((kind) => ({
      name: kind,
      show: () => (
        <>
          <Button kind={kind} size="s">
            Small
          </Button>
          <Button kind={kind} icon="scooter">
            Request rider
          </Button>
          <Button kind={kind} size="l">
            Large
          </Button>
          <Button kind={kind} busy>
            Busy
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </>
      ),
    })),
    {
      name: 'picture alone, search',
      show: () => (
        <>
          <IconButton icon="cross" label="Close" />
          <IconButton icon="keyboard" label="Keys" disabled />
          <SearchBox label="Name or ID">
            <Kbd>B</Kbd>
          </SearchBox>
          <SearchBox bare label="Screen, branch, order" />
        </>
      ),
    },
    {
      name: 'keys and countdown',
      show: () => (
        <>
          <Kbd>Ctrl K</Kbd>
          <Kbd>/</Kbd>
          <CountdownRing secondsLeft={214} totalSeconds={300} />
          <CountdownRing secondsLeft={9} totalSeconds={300} />
        </>
      ),
    },
  ],
};
