import { readConfig } from '../../settings/config';
import { openServer } from '../../app/open-server';
import { createDemonstration, readDemoSettings } from '../server/demonstration';

/** The server with a provider in another process; CHARGE_BOOKS is the address of its `ChargeBooks`. */
const books = process.env['CHARGE_BOOKS'] ?? '';
const config = readConfig(process.env, []);
const demonstration = createDemonstration(readDemoSettings(process.env));
const callBooks = (method: string, reference: string) => fetch(`${books}/charges/${reference}`, { method });
const server = await openServer(config, {
  demonstration,
  createSandbox: (deps) => {
    const sandbox = demonstration.createSandbox(deps);
    return (country) => {
      const provider = sandbox(country);
      return {
        ...provider,
        authorise: async (request) => {
          const authorised = await provider.authorise(request);
          if (authorised.kind !== 'accepted') return authorised;
          const answer = await callBooks('POST', request.reference);
          return { ...authorised, providerId: await answer.text() };
        },
        settle: async ({ reference }) => {
          const answer = await callBooks('GET', reference);
          return answer.ok
            ? { kind: 'accepted', providerId: await answer.text(), card: null }
            : { kind: 'none' };
        },
        undo: async ({ reference }) => {
          await callBooks('DELETE', reference);
        },
        refund: async (charge, { reference }) => {
          await callBooks('POST', reference);
        },
      };
    };
  },
});
await server.app.listen({ port: config.port, host: config.host });
