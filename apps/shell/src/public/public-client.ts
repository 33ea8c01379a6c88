import { createClientFor, identityContract } from '@courier/api-client';
import type { PortalConfig } from '@courier/config';

type Addresses = Pick<PortalConfig, 'apiBase' | 'identityBase'>;

export const publicClient = <Table extends Parameters<typeof createClientFor>[0]>(
  { apiBase, identityBase }: Addresses,
  table: Table,
) =>
  createClientFor(table, {
    baseUrl: apiBase,
    ...(identityBase === undefined ? {} : { identityBaseUrl: identityBase }),
    authorization: () => null,
    language: () => document.documentElement.lang,
  });

export const identityClient = (addresses: Addresses) =>
  publicClient(addresses, { identity: identityContract });
