// Started by `startGroup`, as the first process of a group: runs a command in the group, and ends the group when the
// process that started it is gone, however that ended.
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
// 0 is the own group, this process included.
process.once('disconnect', () => process.kill(0, 'SIGTERM'));
