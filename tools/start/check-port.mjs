import { createServer } from 'node:net';
import { fail } from './fail.mjs';

/** @param {number} port */
export async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
  if (code === 'EADDRINUSE') {
    fail(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    fail(`Port ${port} may not be used by this account. Choose another one: PORT=8080 npm start`);
  if (code) fail(`Port ${port} cannot be used (${code}). Choose another one: PORT=${port + 1} npm start`);
}
