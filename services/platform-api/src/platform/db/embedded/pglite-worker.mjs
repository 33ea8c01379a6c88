// Runs PGlite away from the server's event loop. Plain JavaScript, because Node itself starts the worker in
// development, in tests and from the bundle.
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';

// V8 spent half of the start's CPU time optimising database functions that ran briefly. These flags validate lazily and
// optimise after a hundred times the usual work.
setFlagsFromString('--wasm-lazy-validation');
setFlagsFromString('--wasm-tiering-budget=200000000');

const { dataDir, dump } = workerData;

const describe = (error) => ({
  message: error instanceof Error ? error.message : String(error),
  code: error?.code,
  constraint: error?.constraint,
  detail: error?.detail,
  table: error?.table,
});

const toNumber = (text) => Number(text);

async function open() {
  const db = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
    extensions: { pg_trgm },
    parsers: { [types.INT8]: toNumber, [types.NUMERIC]: toNumber },
  });
  const commands = {
    query: async ({ sql, parameters }) => {
      // Only a text without parameters may hold several statements.
      if (parameters.length === 0 && /;\s*\S/.test(sql)) return (await db.exec(sql)).at(-1);
      const { rows, affectedRows } = await db.query(sql, parameters);
      return { rows, affectedRows };
    },
    dump: async () => new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer()),
    close: async () => {
      await db.close();
    },
  };
  const respond = async ({ id, command, input }) => {
    try {
      parentPort.postMessage({ id, result: await commands[command](input) });
    } catch (error) {
      parentPort.postMessage({ id, error: describe(error) });
    }
    if (command === 'close') parentPort.close();
  };
  parentPort.on('message', (message) => void respond(message));
}

try {
  await open();
  parentPort.postMessage({ ready: true });
} catch (error) {
  parentPort.postMessage({ failed: describe(error) });
}
