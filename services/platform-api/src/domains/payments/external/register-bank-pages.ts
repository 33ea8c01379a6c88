import type { FastifyInstance } from 'fastify';
import type { BankPageDeps } from '../deps';
import { registerBankRoutes } from './bank-routes';
import { registerCardFields } from './card-fields/card-fields-routes';

/** The pages between a cardholder and the bank, and the card fields of a provider. */
export async function registerBankPages(app: FastifyInstance, deps: BankPageDeps): Promise<void> {
  if (deps.externalPayments.isEmpty) return;
  await registerBankRoutes(app, deps);
  registerCardFields(app, deps);
}
