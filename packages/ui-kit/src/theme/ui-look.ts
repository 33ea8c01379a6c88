import { createContext } from 'react';
import type { BrandId } from '@courier/config';
import type { Direction } from '@courier/i18n';
import type { Appearance } from './tokens';

/** What the parts of the kit that antd draws are dressed in. */
export interface UiLook {
  brand: BrandId;
  direction: Direction;
  /** Locale code, e.g. `zh_Hant_TW`. */
  locale: string;
  /** Nonce of the content policy for styles written at run time; empty where there is none. */
  nonce: string;
  appearance: Appearance;
}

export const UiLookContext = createContext<UiLook | null>(null);
