import { ApiError } from '../http/api-error';

type Facts = Partial<ConstructorParameters<typeof ApiError>[0]>;

/** The rejection of a call with an error status, or without an answer. */
export const apiFailure = (status: number, facts: Facts = {}): ApiError =>
  new ApiError({
    code: 'http',
    status,
    message: 'No',
    ...facts,
    context: { call: 'any.call', attempts: 1, ...facts.context },
  });
