import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod';

/**
 * Checks an answer against the contract and serializes it. Response schemas transform nothing, so parsing suffices; the
 * plug-in's own encoding visits each part twice.
 * @throws ResponseSerializationError for an answer that breaks the contract
 */
export const checkedAnswer: FastifySerializerCompiler<unknown> =
  ({ schema, method, url }) =>
  (data) => {
    const result = z.safeParse(schema as z.ZodType, data);
    if (result.error) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
