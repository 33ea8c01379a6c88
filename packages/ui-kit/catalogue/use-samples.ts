import { createContext, useContext } from 'react';
import { samplesOf, type Samples } from './samples';

export const LocaleContext = createContext('en');

export function useSamples(): Samples {
  return samplesOf(useContext(LocaleContext));
}
