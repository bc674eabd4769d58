import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'amqplib';
import { findBroker, type BrokerInstallation } from './installation';
import { findFreePort } from '@portal/service-kit/free-port';
import { startProcess, type ChildProcessHandle } from './child-process';

/** A RabbitMQ of the tests' own. */
export interface TestBroker {
  url: string;
  /** Takes it away; its data stays. `kill` gives it no chance to say goodbye. */
  stop(how?: 'politely' | 'kill'): Promise<void>;
  start(): Promise<void>;
  /** Removes all its data; it must be stopped. */
  wipe(): Promise<void>;
  /** Stops it for good and removes everything it left. */
  close(): Promise<void>;
}

const START_LIMIT_MS = 90_000;

/**
 * Starts a private RabbitMQ (11 to 22 s), or takes the one that AMQP_URL names, which cannot be stopped. Throws with
 * what to install where there is none.
 */
export async function startTestBroker(): Promise<TestBroker> {
  if (process.env.AMQP_URL) return foreignBroker(process.env.AMQP_URL);
  const installation = await findBroker();
  const home = await prepareHome(installation);
  const ports = { amqp: await findFreePort(), dist: await findFreePort(), epmd: await findFreePort() };
  const url = `amqp://guest:guest@127.0.0.1:${ports.amqp}`;
  await writeConfig(home, installation, ports.amqp);
  const env = brokerEnvironment(home, ports);
  const user = { uid: installation.uid, gid: installation.gid };
  const epmd = startProcess(installation.epmd, ['-port', `${ports.epmd}`, '-address', '127.0.0.1'], { env, ...user });
  let broker: ChildProcessHandle | undefined;

  const running: TestBroker = {
    url,
    async start() {
      broker ??= startProcess(installation.server, [], { env, ...user });
      await waitUntilServing(url, broker);
    },
    async stop(how = 'politely') {
      await broker?.stop(how === 'kill' ? 'SIGKILL' : 'SIGTERM');
      broker = undefined;
    },
    async wipe() {
      if (broker) throw new Error('stop the broker before wiping it');
      await rm(path.join(home, 'mnesia'), { recursive: true, force: true });
    },
    async close() {
      // Nothing of it is needed any more, so it need not stop in order.
      await running.stop('kill');
      await epmd.stop('SIGTERM');
      await rm(home, { recursive: true, force: true });
    },
  };
  try {
    await running.start();
  } catch (error) {
    await running.close();
    throw error;
  }
  return running;
}

function foreignBroker(url: string): TestBroker {
  const refuse = async () => {
    throw new Error('The broker of AMQP_URL is not ours to stop: unset AMQP_URL for this test');
  };
  return { url, start: refuse, stop: refuse, wipe: refuse, close: async () => undefined };
}

async function prepareHome({ uid, gid, own }: BrokerInstallation): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'portal-test-broker-'));
  await mkdir(path.join(home, 'log'));
  await own([home, path.join(home, 'log')], uid, gid);
  return home;
}

async function writeConfig(home: string, { uid, gid, own }: BrokerInstallation, port: number): Promise<void> {
  const files = {
    'rabbitmq.conf': [
      `listeners.tcp.1 = 127.0.0.1:${port}`,
      'log.console = true',
      'log.file = false',
      'disk_free_limit.absolute = 50MB',
      'vm_memory_high_watermark.absolute = 512MB',
    ].join('\n'),
    enabled_plugins: '[].\n',
    '.erlang.cookie': 'PORTALTESTBROKERCOOKIE',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(home, name), `${content}\n`);
  await chmod(path.join(home, '.erlang.cookie'), 0o400);
  await own(
    Object.keys(files).map((name) => path.join(home, name)),
    uid,
    gid,
  );
}

function brokerEnvironment(home: string, ports: { amqp: number; dist: number; epmd: number }): NodeJS.ProcessEnv {
  const at = (name: string) => path.join(home, name);
  return {
    PATH: process.env.PATH,
    HOME: home,
    LANG: 'C.UTF-8',
    RABBITMQ_NODENAME: `test${ports.amqp}@localhost`,
    RABBITMQ_NODE_PORT: `${ports.amqp}`,
    RABBITMQ_DIST_PORT: `${ports.dist}`,
    ERL_EPMD_PORT: `${ports.epmd}`,
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_MNESIA_BASE: at('mnesia'),
    RABBITMQ_LOG_BASE: at('log'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_CONFIG_FILE: at('rabbitmq.conf'),
    RABBITMQ_CONF_ENV_FILE: at('none.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: at('enabled_plugins'),
    RABBITMQ_FEATURE_FLAGS_FILE: at('mnesia/feature_flags'),
    RABBITMQ_PID_FILE: at('pid'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 2:2 +sbwt none',
    RABBITMQ_SERVER_START_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  };
}

async function waitUntilServing(url: string, broker: ChildProcessHandle): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      const connection = await connect(url);
      await connection.close();
      return;
    } catch {
      if (broker.exited()) throw new Error(`RabbitMQ ended while starting:\n${broker.output()}`);
      if (Date.now() > deadline) throw new Error(`RabbitMQ did not start within 90 s:\n${broker.output()}`);
      await sleep(200);
    }
  }
}
