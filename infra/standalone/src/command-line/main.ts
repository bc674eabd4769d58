/** `npm run portal -- <command>`: what an operator does, while the portal runs or is stopped. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { createForOwnerOnly } from '../data-folder';
import { commands, describeCommands } from './commands';
import { createServiceAccess } from './service-access';

try {
  createForOwnerOnly();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [name = 'help', subject = '', ...more] = positionals;
  const command = Object.hasOwn(commands, name) && more.length === 0 ? commands[name] : undefined;
  if (!command) throw new Error(describeCommands());
  const services = createServiceAccess(readConfig([]));
  try {
    console.log(await command.run(services, { subject, force: values.force }));
    if (services.looked.size > 0) console.error(`Looked at ${[...services.looked].join(' and ')}.`);
  } finally {
    await services.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
