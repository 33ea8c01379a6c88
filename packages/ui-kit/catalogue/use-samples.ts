import { createContext, useContext } from 'react';
import { localeSamples, type Samples } from './samples';

export const LocaleContext = createContext('en');

export function useSamples(): Samples {
  return localeSamples(useContext(LocaleContext));
}
