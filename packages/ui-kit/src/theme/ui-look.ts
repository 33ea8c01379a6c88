import { createContext } from 'react';
import type { BrandId } from '@courier/config';
import type { Direction } from '@courier/i18n';
import type { Appearance } from './tokens';

export interface UiLook {
  brand: BrandId;
  direction: Direction;
  /** Locale code, e.g. `zh_Hant_TW`. */
  locale: string;
  /** Nonce of the content security policy for run-time styles; empty without one. */
  nonce: string;
  appearance: Appearance;
}

export const UiLookContext = createContext<UiLook | null>(null);
