import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';
import { type Program, startProgram } from '../machine/program.ts';
import { projectRoot } from '../machine/project-root.ts';
import { serverEnvironment, serverFlags } from '../machine/server-flags.ts';

export type Member = {
  readonly port: number;
  readonly dataDir: string;
  /** Of the process that lives now. */
  readonly pid: number;
  readonly startedAt: number;
  readonly isUp: boolean;
  /** kill -9 of the process itself; what it has started has to notice by itself. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets requests and mail in flight end. */
  stop(): Promise<void>;
};

/** One process of the site that is killed and started again at the same port, on the same data. */
export async function fleetMember(folder: string, settings: NodeJS.ProcessEnv): Promise<Member> {
  const port = await freePort();
  const dataDir = join(folder, String(port));
  let program: Program | undefined;
  let startedAt = 0;
  let isUp = false;
  const member = {
    port,
    dataDir,
    get pid() {
      return program?.pid ?? 0;
    },
    get startedAt() {
      return startedAt;
    },
    get isUp() {
      return isUp;
    },
    async start() {
      program = startProgram(process.execPath, [...serverFlags, 'server/main.ts'], {
        cwd: projectRoot,
        env: {
          ...serverEnvironment,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'fatal',
          ...settings,
        },
      });
      await program.said(/ is open at /);
      startedAt = Date.now();
      isUp = true;
    },
    async kill() {
      isUp = false;
      if (program) process.kill(program.pid, 'SIGKILL');
      await program?.exited;
    },
    async stop() {
      isUp = false;
      await program?.[Symbol.asyncDispose]();
    },
  };
  await member.start();
  return member;
}

export type KillPlan = {
  readonly untilMs: number;
  /** Moments between two kills, and between a kill and the next start, in milliseconds. */
  pauseMs(): number;
  downMs(): number;
  /** Called when a process has been killed. */
  killed(): Promise<void>;
};

/** One after the other, so that behind a proxy there is always somebody left. */
export async function killInTurn(members: readonly Member[], plan: KillPlan): Promise<number> {
  let kills = 0;
  for (;;) {
    await wait(plan.pauseMs());
    if (Date.now() > plan.untilMs) return kills;
    const member = members[kills % members.length];
    await member?.kill();
    kills++;
    await plan.killed();
    await wait(plan.downMs());
    await member?.start();
  }
}
