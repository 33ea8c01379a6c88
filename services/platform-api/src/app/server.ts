import { runServer } from './run-server';

// The demonstration has an entry of its own: services/demo/src/server.ts.
runServer(() => null);
