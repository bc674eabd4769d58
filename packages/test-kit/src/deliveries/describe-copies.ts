import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventCatalogue, type CloudEvent, type EventName } from '@portal/contracts';
import type { ReadCopy, ServiceDefinition, ServiceParts } from '@portal/service-kit';
import type * as z from 'zod';
import { startTestService } from '../test-service';
import { eventFixtures } from './event-fixtures';

/**
 * Generates, for every read copy that a service declares, that it is kept and rebuilt by every event that can change one
 * of its fields. An event can when it carries the whole of the same subject, with its version where the subject has one.
 * What a service makes of other events is in `noCopies`, each with why there is nothing to rebuild.
 */
export function describeCopies<S extends z.ZodObject>(
  definition: ServiceDefinition<S>,
  { env = {}, noCopies = {} }: { env?: NodeJS.ProcessEnv; noCopies?: { [N in EventName]?: string } } = {},
): void {
  describe(`the read copies of ${definition.service}`, () => {
    let parts: ServiceParts;

    beforeAll(async () => {
      const service = await startTestService(
        { ...definition, build: async (context) => (parts = await definition.build(context)) },
        { env },
      );
      await service.stop();
    });

    it('are made of every event that can change one of their fields', () => {
      const made = copies().map((copy) => [copy.name, eventsOf(copy).toSorted()]);
      const expected = copies().map((copy) => [
        copy.name,
        [...new Set(eventsOf(copy).flatMap(snapshotsLike))].toSorted(),
      ]);
      expect(made).toEqual(expected);
    });

    it('are kept by what the service subscribes to, and nothing else is subscribed to', () => {
      const subscribed = Object.keys(parts.subscriptions).toSorted();
      const needed = [...copies().flatMap(eventsOf), ...Object.keys(noCopies)];
      expect(subscribed).toEqual([...new Set(needed)].toSorted());
    });

    it('read only fields that each of their events has', () => {
      const missing = copies().flatMap((copy) => eventsOf(copy).flatMap((type) => fieldsMissingIn(copy, type)));
      expect(missing).toEqual([]);
    });

    it('are called as the runbook calls them, where the operator rebuilds one', () => {
      expect(copies().map(({ name }) => name)).toEqual(namesInRunbook(definition.service));
    });

    const copies = () => (parts.readCopies ?? []) as readonly ReadCopy[];
  });
}

/** From the table of `rebuild <service>.<copy>`. */
function namesInRunbook(service: string): string[] {
  const runbook = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/runbook.md'), 'utf8');
  const rows = [...runbook.matchAll(/^\| (`\w+\.[\w-]+`.*?) \|/gm)].map(([, named = '']) => named);
  const copies = rows.flatMap((row) => [...row.matchAll(/`(\w+)\.([\w-]+)`/g)]);
  return copies.flatMap(([, of, name = '']) => (of === service ? [name] : []));
}

const eventsOf = ({ rowOf }: ReadCopy) => Object.keys(rowOf) as EventName[];
const shapeOf = (type: EventName) => (eventCatalogue[type].data as z.ZodObject).shape;
const subjectOf = (type: EventName) => type.split('.').slice(0, 2).join('.');

/** Every event of the same subject that has its version, and so the whole of it; all of a subject without versions. */
function snapshotsLike(type: EventName): EventName[] {
  return (Object.keys(eventCatalogue) as EventName[]).filter(
    (other) => subjectOf(other) === subjectOf(type) && ('version' in shapeOf(other) || !('version' in shapeOf(type))),
  );
}

/** What the copy reads of the first event of its subject, and another event of it does not have. */
function fieldsMissingIn(copy: ReadCopy, type: EventName): string[] {
  const read = new Set(
    eventsOf(copy)
      .filter((other) => subjectOf(other) === subjectOf(type))
      .flatMap((other) => fieldsRead(copy, other)),
  );
  return [...read].filter((field) => !(field in shapeOf(type))).map((field) => `${copy.name}: ${type} has no ${field}`);
}

function fieldsRead({ rowOf }: ReadCopy, type: EventName): string[] {
  const event = eventFixtures.find((fixture) => fixture.type === type);
  if (!event) throw new Error(`There is no example of ${type}.`);
  const fields = new Set<string>();
  const data = new Proxy(event.data, {
    get(target, field) {
      fields.add(String(field));
      return Reflect.get(target, field) as unknown;
    },
  });
  (rowOf[type] as (event: CloudEvent) => unknown)({ ...event, data } as CloudEvent);
  return [...fields];
}
