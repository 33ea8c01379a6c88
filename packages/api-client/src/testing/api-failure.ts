import { ApiError } from '../http/api-error';

type Facts = Partial<ConstructorParameters<typeof ApiError>[0]>;

/** What a call rejects with that the server answered with a status, or that was never answered. */
export const apiFailure = (status: number, facts: Facts = {}): ApiError =>
  new ApiError({
    code: 'http',
    status,
    message: 'No',
    ...facts,
    context: { call: 'any.call', attempts: 1, ...facts.context },
  });
