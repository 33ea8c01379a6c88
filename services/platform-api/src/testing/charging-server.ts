import { readConfig } from '../settings/config';
import { openServer } from '../app/open-server';
import { createDemonstration, readDemoSettings } from './demonstration';

/** The server with a provider in another process; CHARGE_BOOKS is the address of its `ChargeBooks`. */
const books = process.env['CHARGE_BOOKS'] ?? '';
const config = readConfig(process.env, []);
const demonstration = createDemonstration(readDemoSettings(process.env));
const server = await openServer(config, {
  demonstration,
  createPaymentProvider: (deps) => {
    const sandbox = demonstration.createPaymentProvider(deps);
    return {
      ...sandbox,
      charge: async (card, amount, reference) => {
        const result = await sandbox.charge(card, amount, reference);
        if (result.kind === 'refused') return result;
        const answer = await fetch(`${books}/charges/${reference}`, { method: 'POST' });
        return { ...result, chargeId: await answer.text() };
      },
      giveBack: async (reference) => {
        await fetch(`${books}/charges/${reference}`, { method: 'DELETE' });
      },
    };
  },
});
await server.app.listen({ port: config.port, host: config.host });
