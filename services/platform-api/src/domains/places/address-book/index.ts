import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Deps } from '../deps';
import { searchCustomers } from './search-customers';

export function registerAddressBook(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.addressBook.searchCustomers, async ({ params, query, db }) => ({
    body: await searchCustomers(db, params.vendorId, query.query),
  }));
}
