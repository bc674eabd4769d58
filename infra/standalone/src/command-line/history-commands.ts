import { eventCatalogue, SERVICES, type ServiceName } from '@portal/contracts';
import type { CommandArguments } from './command';
import { describeDeadLetter } from './dead-letters';
import { isService, type ServiceAccess } from './service-access';

/** `rebuild <service>.<copy>` */
export async function rebuild(services: ServiceAccess, { subject }: CommandArguments): Promise<string> {
  const [name = '', copyName = ''] = subject.split('.', 2);
  if (!isService(name)) {
    throw new Error(`Say which copy: <service>.<copy>, the service one of ${SERVICES.join(', ')}.`);
  }
  const service = await services.openService(name);
  const copy = service.readCopies.find((readCopy) => readCopy.name === copyName);
  if (!copy) {
    const names = service.readCopies.map((readCopy) => `${name}.${readCopy.name}`);
    throw new Error(`${name} has no copy of that name. It has ${names.join(', ') || 'none'}.`);
  }
  const sources = [...new Set(copy.events.map((type) => eventCatalogue[type].source))];
  const histories = await Promise.all(sources.map((source) => services.openHistory(source)));
  const { kept, changed, removed } = await service.rebuild(copyName, histories);
  return `${name}.${copyName}: ${kept} ${kept === 1 ? 'row' : 'rows'} kept, ${changed} changed, ${removed} removed.`;
}

/** `dead-letters <service>` */
export async function listDeadLetters(services: ServiceAccess, commandArguments: CommandArguments): Promise<string> {
  const service = serviceOf(commandArguments);
  const access = await services.deadLettersOf(service);
  const letters = await access.list();
  if (letters.length === 0) return none(service, access);
  // A broker that was new when the portal started may have received an event twice.
  return [...new Set(letters.map(describeDeadLetter))].join('\n');
}

/** `replay <service>` */
export async function replay(services: ServiceAccess, commandArguments: CommandArguments): Promise<string> {
  const service = serviceOf(commandArguments);
  const letters = await services.deadLettersOf(service);
  const count = await letters.replay();
  if (count === 0) return none(service, letters);
  const counted = `${count} dead ${count === 1 ? 'letter' : 'letters'} of ${service}`;
  if (letters.keptIn === 'broker') return `Put ${counted} back into its queue.`;
  return `Asked for ${counted}: the running portal delivers within seconds, a stopped one at its next start.`;
}

function none(service: ServiceName, { keptIn, isInDoubt }: { keptIn: string; isInDoubt: boolean }): string {
  const answer = `${service} has no dead letters in the ${keptIn}`;
  if (!isInDoubt) return `${answer}.`;
  throw new Error(`${answer}. Services with a broker have theirs there, and nobody looked: name it with AMQP_URL.`);
}

function serviceOf({ subject }: CommandArguments): ServiceName {
  if (!isService(subject)) throw new Error(`Say which service: one of ${SERVICES.join(', ')}.`);
  return subject;
}
