import type { Actor } from '@portal/service-kit';
import { actorOf, describePaging, type TestService } from '@portal/test-kit';
import { newAchievement, verify } from '../testing/achievements';
import { onboardedPerson, startRecords, type Records } from '../testing/running-records';
import { attendEvent, shareEvents } from '../testing/shared-records';
import { endorse, newClaim, newSkill, newStudent } from '../testing/skills';

const student: Actor = actorOf('STUDENT');
const asha: Actor = actorOf('STUDENT', { userId: 'a'.repeat(24), name: 'Asha Rao' });

type Seed = (service: TestService) => Promise<{ params: Record<string, string> }>;

const achievements = (order: Record<string, 1 | -1>, seed: Seed) => ({
  as: 'PRESIDENT' as const,
  collection: 'achievements',
  order,
  seed,
});

const added = (service: TestService) => newAchievement(service, asha);

describePaging('records', {
  start: (clock) => startRecords({ clock }),
  lists: {
    listSkills: {
      as: 'STUDENT',
      collection: 'skills',
      order: { key: 1 },
      hasEqualValues: false,
      async seed(service) {
        await newSkill(service, 'STUDENT');
        return {};
      },
    },
    listUnendorsedSkills: {
      as: 'PRESIDENT',
      collection: 'skills',
      order: { createdAt: 1 },
      async seed(service) {
        await newSkill(service, 'STUDENT');
        return { params: { type: 'technical' } };
      },
    },
    listUserSkills: {
      as: 'PRESIDENT',
      collection: 'user_skills',
      order: { order: 1 },
      hasEqualValues: false,
      async seed(service) {
        const student = await newStudent(service);
        await newClaim(service, student);
        return { params: { userId: student.userId } };
      },
    },
    listEndorsedUserSkills: {
      as: 'PRESIDENT',
      collection: 'user_skills',
      order: { decidedAt: -1 },
      async seed(service) {
        await endorse(service, 'PRESIDENT', (await newClaim(service, await newStudent(service)))._id);
        return { params: { type: 'all' } };
      },
    },
    listUnendorsedUserSkills: {
      as: 'PRESIDENT',
      collection: 'user_skills',
      order: { submittedAt: 1 },
      async seed(service) {
        await newClaim(service, await newStudent(service));
        return { params: { type: 'technical' } };
      },
    },
    listSharedRecords: {
      as: student,
      collection: 'shared_records',
      order: { createdAt: -1 },
      async seed(service) {
        const records = service as unknown as Records;
        const owner = await onboardedPerson(records, student);
        const { eventId } = await attendEvent(records, owner);
        await shareEvents(records, owner, [eventId]);
        return {};
      },
    },
    listAchievements: achievements({ createdAt: -1 }, async (service) => {
      await added(service);
      return { params: { userId: asha.userId } };
    }),
    listUnendorsedAchievements: achievements({ submittedAt: 1 }, async (service) => {
      await added(service);
      return { params: { type: 'all' } };
    }),
    listVerifiedAchievements: achievements({ decidedAt: -1 }, async (service) => {
      const { _id } = await added(service);
      await verify(service, 'PRESIDENT', _id);
      return { params: { type: 'all' } };
    }),
  },
});
