import type { BodyOf, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

interface Named {
  id: string;
  name: string;
}

/** A person or unit that organizes an event, by the name it has now. */
export interface Organizer extends Named {
  kind: 'user' | 'unit';
}

type Reference = BodyOf<typeof calls.createEvent>['organizers'][number];

/** A bare id is looked up among people, then units. The order stays; who is named twice is there once. */
export function organizersOf(
  references: readonly Reference[],
  { people, units }: { people: readonly Named[]; units: readonly Named[] },
): Organizer[] {
  const organizers = references.map((reference, index) => {
    const organizer = pick('user', reference, people) ?? pick('unit', reference, units) ?? refuseUnknown(index);
    return [organizer.id, organizer] as const;
  });
  return [...new Map(organizers).values()];
}

function pick(kind: Organizer['kind'], reference: Reference, found: readonly Named[]): Organizer | undefined {
  if (typeof reference !== 'string' && reference.kind !== kind) return undefined;
  const wanted = typeof reference === 'string' ? reference : reference._id;
  const one = found.find(({ id }) => id === wanted);
  return one && { kind, id: one.id, name: one.name };
}

function refuseUnknown(index: number): never {
  const errors = [{ path: `organizers.${index}`, message: 'Organizer not found.' }];
  throw new DomainError('EVENT.ORGANIZER_NOT_FOUND', { errors });
}
