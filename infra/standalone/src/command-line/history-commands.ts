import { eventCatalogue, SERVICES, type ServiceName } from '@portal/contracts';
import { describeDeadLetter } from './dead-letters';
import { isService, type ServiceAccess } from './service-access';

interface Named {
  subject: string;
}

function serviceOf({ subject }: Named): ServiceName {
  if (!isService(subject)) throw new Error(`Say which service: one of ${SERVICES.join(', ')}.`);
  return subject;
}

/** `rebuild <service>.<copy>` */
export async function rebuild(services: ServiceAccess, { subject }: Named): Promise<string> {
  const [name = '', copy = ''] = subject.split('.', 2);
  if (!isService(name)) {
    throw new Error(`Say which copy: <service>.<copy>, the service one of ${SERVICES.join(', ')}.`);
  }
  const service = await services.service(name);
  const known = service.readCopies.find((one) => one.name === copy);
  if (!known) {
    const names = service.readCopies.map((one) => `${name}.${one.name}`);
    throw new Error(`${name} has no copy of that name. It has ${names.join(', ') || 'none'}.`);
  }
  const owners = [...new Set(known.events.map((type) => eventCatalogue[type].source))];
  const histories = await Promise.all(owners.map((owner) => services.historyOf(owner)));
  const { kept, changed, removed } = await service.rebuild(copy, histories);
  return `${name}.${copy}: ${rows(kept)} kept, ${changed} changed, ${removed} removed.`;
}

/** `dead-letters <service>` */
export async function deadLetters(services: ServiceAccess, words: Named): Promise<string> {
  const service = serviceOf(words);
  const letters = await (await services.deadLettersOf(service)).list();
  if (letters.length === 0) return `${service} has no dead letters.`;
  // A broker that was new when the portal started has been told twice.
  return [...new Set(letters.map(describeDeadLetter))].join('\n');
}

/** `replay <service>` */
export async function replay(services: ServiceAccess, words: Named): Promise<string> {
  const service = serviceOf(words);
  const letters = await services.deadLettersOf(service);
  const count = await letters.replay();
  if (count === 0) return `${service} has no dead letters.`;
  const what = `${count} dead ${count === 1 ? 'letter' : 'letters'} of ${service}`;
  if (letters.where === 'on the broker') return `Put ${what} back into its queue.`;
  return `Asked for ${what}: the running portal delivers within seconds, a stopped one at its next start.`;
}

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
