import type { SafeStorage } from '@courier/config/document';
import { STORAGE_KEYS } from '@courier/config';

export const WELCOME_STEPS = ['ask', 'follow', 'find'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

export function readLearnedSteps(storage: SafeStorage): readonly WelcomeStep[] {
  if (storage.read(STORAGE_KEYS.onboardingDone) !== null) return WELCOME_STEPS;
  const stored = (storage.read(STORAGE_KEYS.onboardingLearned) ?? '').split(',');
  return WELCOME_STEPS.filter((step) => stored.includes(step));
}

export function writeLearnedSteps(storage: SafeStorage, steps: readonly WelcomeStep[]): void {
  if (WELCOME_STEPS.every((step) => steps.includes(step))) storage.write(STORAGE_KEYS.onboardingDone, 'true');
  else storage.write(STORAGE_KEYS.onboardingLearned, steps.join(','));
}
