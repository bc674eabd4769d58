import type { BodyOf, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

interface Named {
  id: string;
  name: string;
}

interface Organizer extends Named {
  kind: 'user' | 'unit';
}

interface Dependencies {
  people: { named(ids: readonly string[]): Promise<Named[]> };
  units: { named(ids: readonly string[]): Promise<Named[]> };
}

type Reference = BodyOf<typeof calls.createEvent>['organizers'][number];

export type OrganizerService = ReturnType<typeof createOrganizerService>;

export function createOrganizerService({ people, units }: Dependencies) {
  return {
    /** A bare id is looked up among people, then units. The order stays; who is named twice is there once. */
    async resolve(references: readonly Reference[]): Promise<Organizer[]> {
      if (references.length === 0) return [];
      const ids = references.map(idOf);
      const [foundPeople, foundUnits] = await Promise.all([people.named(ids), units.named(ids)]);
      const organizers = references.map((reference, index) => {
        const found =
          pick('user', reference, foundPeople) ?? pick('unit', reference, foundUnits) ?? unknownOrganizer(index);
        return [found.id, found] as const;
      });
      return [...new Map(organizers).values()];
    },
  };
}

const idOf = (reference: Reference) => (typeof reference === 'string' ? reference : reference._id);

function pick(kind: Organizer['kind'], reference: Reference, found: Named[]): Organizer | undefined {
  if (typeof reference !== 'string' && reference.kind !== kind) return undefined;
  const one = found.find(({ id }) => id === idOf(reference));
  return one && { kind, id: one.id, name: one.name };
}

function unknownOrganizer(index: number): never {
  const errors = [{ path: `organizers.${index}`, message: 'Organizer not found.' }];
  throw new DomainError('EVENT.ORGANIZER_NOT_FOUND', { errors });
}
