import { newId } from '@portal/service-kit';
import type { CallSuite, FixtureInput } from '@portal/test-kit';
import { eventOfUnit } from './hand-overs';

const TENURE = '2026-2027';
const NOTES = { tenure_year: TENURE, text: 'The keys are with the guard.' };

type Fixture<World> = NonNullable<CallSuite<World>['calls']['readHandOver']>;

interface Given<World> {
  actor: NonNullable<Fixture<World>['actor']>;
  ownUnit(input: FixtureInput<World>): string;
  otherUnit(input: FixtureInput<World>): string | undefined;
  /** A position of the unit that this person holds, or the caller. */
  heldBy(input: FixtureInput<World>, unitId: string | undefined, userId?: string): Promise<{ positionId: string }>;
}

/** An event of the unit, which is to do. */
async function eventIn({ service }: FixtureInput<unknown>, unitId = ''): Promise<object> {
  const eventId = newId();
  await service.deliver(eventOfUnit({ id: unitId, name: '', category: 'scitech' }, 1, { eventId }));
  return { tenure_year: TENURE, kind: 'events', thing: eventId, is_done: true };
}

/** Requests of the calls about a hand-over, which its holder and those above make. */
export function handOverFixtures<World>({ actor, ownUnit, otherUnit, heldBy }: Given<World>) {
  return {
    readHandOver: {
      actor,
      inScope: async (input) => ({ params: await heldBy(input, ownUnit(input)) }),
      outOfScope: async (input) => ({ params: await heldBy(input, otherUnit(input), newId()) }),
    },
    markHandOverDone: {
      actor,
      inScope: async (input) => ({
        params: await heldBy(input, ownUnit(input)),
        body: await eventIn(input, ownUnit(input)),
      }),
      outOfScope: async (input) => ({
        params: await heldBy(input, otherUnit(input), newId()),
        body: await eventIn(input, otherUnit(input)),
      }),
    },
    writeHandOverNotes: {
      inScope: async (input) => ({ params: await heldBy(input, ownUnit(input)), body: NOTES }),
      outOfScope: async (input) => ({ params: await heldBy(input, ownUnit(input), newId()), body: NOTES }),
    },
  } satisfies CallSuite<World>['calls'];
}
