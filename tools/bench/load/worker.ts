import { fork } from 'node:child_process';

export function inOwnProcess<Task, Found>(file: string, task: Task): Promise<Found> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(file, import.meta.url), {
      execArgv: ['--import', 'tsx', '--conditions=source'],
      serialization: 'advanced',
    });
    child.once('message', (found) => {
      resolve(found as Found);
      child.kill();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
    child.send(task as object);
  });
}
