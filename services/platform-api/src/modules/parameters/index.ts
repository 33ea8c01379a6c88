import { COUNTRY_PARAMETERS, contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notFound } from '../../contract-mount/refusal';
import type { Deps } from '../../deps';
import { countryParameter } from './country-parameter';

export { countryParameter };

export function registerParameters(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.parameters.get, async ({ params, country, db }) => {
    const name = COUNTRY_PARAMETERS.find((known) => known === params.name);
    if (name === undefined) throw notFound();
    return { result: await countryParameter(db, country, name) };
  });
}
