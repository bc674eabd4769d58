import type { Actor } from '@portal/service-kit';
import type { CallSuite, FixtureInput } from '@portal/test-kit';
import {
  actorOf,
  describeBadInput,
  describePermissions,
  describeEmittedEvents,
  describeRepeatedWrites,
} from '@portal/test-kit';
import { newPerson, onboardedPerson, onboardingForm, pictureOf, startRecords } from '../testing/running-records';

interface World {
  /** Somebody else. */
  other: Actor & { studentId: string };
  picture: Uint8Array<ArrayBuffer>;
}
type Input = FixtureInput<World>;
type Person = { caller: Input['caller']; service: Input['service'] };

const records = (service: Input['service']) => service as unknown as Parameters<typeof onboardedPerson>[0];
const kindOf = (caller: Person['caller']) => {
  const { role, onboarded, unit, category } = actorOf(caller === 'visitor' ? 'STUDENT' : caller);
  return { role, onboarded, ...(unit && { unit }), ...(category && { category }) };
};
const fresh = ({ caller, service }: Person) =>
  caller === 'visitor' ? null : newPerson(records(service), kindOf(caller));
/** A person of the kind whose profile is complete, whatever the token says. */
const complete = async ({ caller, service }: Person) =>
  caller === 'visitor' ? null : { ...(await onboardedPerson(records(service), kindOf(caller))), ...kindOf(caller) };
const studentIdOf = (actor: Actor | null) => (actor as World['other'] | null)?.studentId ?? '';
const idOf = (actor: Actor | null) => actor?.userId ?? '';

const suite: CallSuite<World> = {
  start: () => startRecords(),
  seed: async (service) => ({
    other: await onboardedPerson(records(service as unknown as Input['service'])),
    picture: await pictureOf('png'),
  }),
  calls: {
    completeOnboarding: {
      actor: fresh,
      inScope: ({ actor }) => ({ body: onboardingForm(studentIdOf(actor)) }),
      outOfScope: ({ world }) => ({ body: onboardingForm(world.other.studentId) }),
    },
    readProfile: {
      actor: complete,
      inScope: ({ actor }) => ({ params: { userId: idOf(actor) } }),
      outOfScope: ({ world }) => ({ params: { userId: world.other.userId } }),
    },
    changeProfile: {
      actor: complete,
      inScope: ({ actor }) => ({
        body: { userId: idOf(actor), updatedDetails: { personal_info: { gender: 'Other' } } },
      }),
      outOfScope: ({ world }) => ({ body: { userId: world.other.userId, updatedDetails: {} } }),
    },
    changePhoto: {
      actor: complete,
      inScope: ({ actor, world }) => ({ file: world.picture, body: { ID_No: studentIdOf(actor) } }),
      outOfScope: ({ world }) => ({ file: world.picture, body: { ID_No: world.other.studentId } }),
    },
    removePhoto: {
      actor: complete,
      async inScope({ service, actor, world }) {
        const form = new FormData();
        form.set('image', new Blob([world.picture]), 'file');
        await service.request(actor, 'POST', '/profile/photo-update', undefined, { raw: form });
        return { query: { ID_No: studentIdOf(actor) } };
      },
      outOfScope: ({ world }) => ({ query: { ID_No: world.other.studentId } }),
    },
    readPicture: { inScope: ({ world }) => ({ params: { userId: world.other.userId } }) },
  },
};

describePermissions('records', suite);
describeBadInput('records', suite);
describeEmittedEvents('records', suite);
describeRepeatedWrites('records', suite);
