#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A remote's manifest and build are TypeScript: what runs the program reads it. */
const program = fileURLToPath(new URL('./program.mjs', import.meta.url));
const reader = import.meta.resolve('tsx');
const child = spawn(process.execPath, ['--import', reader, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
