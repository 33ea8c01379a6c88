import { queryOptions } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import type { ApiClient } from '../http/create-api-client';
import type { CountryParameter } from './parameters.contract';

export const countryParameterOptions = (api: ApiClient, name: CountryParameter) =>
  queryOptions({
    queryKey: ['country-parameter', name],
    queryFn: async ({ signal }) =>
      String((await api.parameters.get({ params: { name } }, { signal })).result),
    staleTime: LIMITS.countryParameterCacheMs,
  });
