import { spawn } from 'node:child_process';

/** The client reloads through Vite; a change of the server, the contract or the content restarts the server. */
const watched = ['server', 'contract', 'content', 'build'].map((folder) => `--watch-path=${folder}`);
const child = spawn(process.execPath, [...watched, '--watch-preserve-output', 'build/dev-server.ts'], {
  stdio: 'inherit',
  env: { NODE_ENV: 'development', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
