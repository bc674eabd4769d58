import type { Actor } from '@portal/service-kit';
import type { CallSuite, FixtureInput } from '@portal/test-kit';
import {
  actorOf,
  describeBadInput,
  describePermissions,
  describeEmittedEvents,
  describeRepeatedWrites,
} from '@portal/test-kit';
import { skillFixtures } from '../testing/skill-fixtures';
import { attendEvent, shareEvents } from '../testing/shared-records';
import { judgedAchievementFixtures, ownAchievementFixtures } from '../testing/achievement-fixtures';
import { tellClubEvent } from '../testing/achievements';
import { newPerson, onboardedPerson, onboardingForm, pictureOf, startRecords } from '../testing/running-records';

interface World {
  /** Someone else. */
  other: Actor & { studentId: string };
  picture: Uint8Array<ArrayBuffer>;
  /** A record that the other shared. */
  shared: { _id: string; token: string };
  /** An event that the other attended. */
  attended: string;
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

const ofToken = ({ world }: Pick<Input, 'world'>) => ({ params: { token: world.shared.token } });

const suite: CallSuite<World> = {
  start: () => startRecords(),
  seed: async (service) => {
    await tellClubEvent(records(service));
    const other = await onboardedPerson(records(service));
    const { eventId } = await attendEvent(records(service), other);
    const shared = await shareEvents(records(service), other, [eventId]);
    return { other, picture: await pictureOf('png'), shared, attended: eventId };
  },
  calls: {
    ...ownAchievementFixtures<World>(complete),
    ...judgedAchievementFixtures<World>(),
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
    readProfileSummary: {
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
    ...skillFixtures,
    uploadCertificate: { actor: complete, inScope: ({ world }) => ({ file: world.picture }) },
    readPicture: { inScope: ({ world }) => ({ params: { userId: world.other.userId } }) },
    readVerifiedRecord: { actor: complete, inScope: () => ({}) },
    shareRecord: {
      actor: complete,
      async inScope({ service, actor }) {
        const { eventId } = await attendEvent(records(service), { userId: idOf(actor) });
        return { body: { entries: [{ kind: 'event', id: eventId }] } };
      },
      outOfScope: ({ world }) => ({ body: { entries: [{ kind: 'event', id: world.attended }] } }),
    },
    listSharedRecords: {
      actor: complete,
      inScope: () => ({}),
      onlyInScope: (answer) => expect(answer).toEqual([]),
    },
    endSharedRecord: {
      actor: complete,
      async inScope({ service, actor }) {
        const owner = actor as Actor;
        const { eventId } = await attendEvent(records(service), owner);
        return { params: { id: (await shareEvents(records(service), owner, [eventId]))._id } };
      },
      outOfScope: ({ world }) => ({ params: { id: world.shared._id } }),
    },
    verifyRecord: { inScope: ofToken },
    readRecordPdf: { inScope: ofToken },
    readRecordCredential: { inScope: ofToken },
    readRecordQrCode: { inScope: ofToken },
    readStatusList: { inScope: () => ({ params: { list: 'list-1' } }) },
  },
};

describePermissions('records', suite);
describeBadInput('records', suite);
describeEmittedEvents('records', suite);
describeRepeatedWrites('records', suite);
