import { useState } from 'react';
import { useLocaleState } from '@courier/shell-api';
import { useAppearance, type Appearance, type AppearanceChoice } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import { chooseAppearance, storedAppearance } from '../platform/appearance';

export function useAppearanceChoice(): {
  choice: AppearanceChoice;
  appearance: Appearance;
  choose: (choice: AppearanceChoice) => void;
} {
  const { storage } = useShell();
  const { brand } = useLocaleState();
  const appearance = useAppearance();
  const [choice, setChoice] = useState(() => storedAppearance(storage));
  return {
    choice,
    appearance,
    choose(chosen) {
      chooseAppearance(brand.id, storage, chosen);
      setChoice(chosen);
    },
  };
}
