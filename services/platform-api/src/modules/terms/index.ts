import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { deploymentOf } from '../../country-of-host';
import type { Deps } from '../../deps';
import { termsText } from './terms-text';

export function registerTerms(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.exports.terms, ({ request, reply }) => {
    const { brand, country } = deploymentOf(request.headers.host);
    void reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="terms-and-conditions.txt"');
    return Buffer.from(termsText(brand, country));
  });
}
