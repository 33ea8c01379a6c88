import { createContext, useContext } from 'react';
import { samplesOf, type Samples } from './samples';

export const LocaleContext = createContext('en');

/** Samples in the language shown. */
export function useSamples(): Samples {
  return samplesOf(useContext(LocaleContext));
}
