import { describePacts } from '@portal/test-kit/pacts/provider';
import { clubEvent, giveBack, newAchievement, tellClubEvent, verify } from '../testing/achievements';
import { onboardedPerson, startRecords, type Records } from '../testing/running-records';
import { achievementStates } from './achievement-states';
import { behindGateway, type Asked, type States } from './asked';
import { sharedRecordStates } from './shared-record-states';
import { skillStates } from './skill-states';
import { studentAchievementStates } from './student-achievement-states';
import { studentStates } from './student-states';
import { summaryStates } from './summary-states';
import { endorse, endorsedSkill, newClaim, newSkill, newStudent, returnClaim } from '../testing/skills';

describe('what the consumers of records rely on', () => {
  let records: Records;
  let announced: Awaited<ReturnType<Records['outbox']>>;
  beforeAll(async () => {
    records = await startRecords();
    const person = await onboardedPerson(records);
    await records.request(person, 'PUT', '/profile/updateStudentProfile', {
      userId: person.userId,
      updatedDetails: { contact_info: { office_contact: 'email-and-phone' } },
    });
    await publishEventsOfSkills(records);
    await everyAchievementEvent(person);
    announced = await records.outbox();
  });
  afterAll(() => records.stop());

  async function everyAchievementEvent(person: Parameters<typeof newAchievement>[1]): Promise<void> {
    await tellClubEvent(records);
    const fromClub = { event_id: clubEvent.eventId };
    const { _id } = await newAchievement(records, person, fromClub);
    await verify(records, 'PRESIDENT', _id);
    const reason = 'A mistake.';
    await records.request('PRESIDENT', 'DELETE', `/api/achievements/${_id}/verification`, { reason });
    const returned = await newAchievement(records, person, fromClub);
    await giveBack(records, 'PRESIDENT', returned._id);
    const corrected = { version: 2, title: 'Best Hack of 2026' };
    await records.request(person, 'PATCH', `/api/achievements/${returned._id}`, corrected);
    await records.request(person, 'DELETE', `/api/achievements/${returned._id}`);
  }

  const states: States = {
    ...skillStates(() => records),
    ...achievementStates(() => records),
    ...studentStates(() => records),
    ...summaryStates(() => records),
    ...studentAchievementStates(() => records),
    ...sharedRecordStates(() => records),
  };
  let asked: Asked = { actor: null, ids: {} };
  const entering = ([name, enter]: [string, States[string]]) => [name, async () => void (asked = await enter())];
  const suite = {
    url: () => records.url,
    published: async () => announced,
    stateHandlers: Object.fromEntries(Object.entries(states).map(entering)) as Record<string, () => Promise<void>>,
    requestFilter: behindGateway(
      () => records,
      () => asked,
    ),
  };
  describePacts('records', suite);
});

async function publishEventsOfSkills(records: Records): Promise<void> {
  const student = await newStudent(records);
  const skill = await endorsedSkill(records);
  const claims = '/api/skills/user-skills';
  const { _id: id, version } = await newClaim(records, student, { skill });
  await records.request(student, 'PATCH', `${claims}/${id}`, { version, proficiency_level: 'expert' });
  await endorse(records, 'PRESIDENT', id);
  await records.request('PRESIDENT', 'DELETE', `${claims}/${id}/endorsement`, { reason: 'A mix-up.' });
  await records.request(student, 'DELETE', `${claims}/${id}`);
  await returnClaim(records, 'PRESIDENT', (await newClaim(records, student, { skill }))._id);
  const { _id: newId } = await newSkill(records, student);
  await records.request('PRESIDENT', 'POST', `/api/skills/return/${newId}`, { reason: 'Please spell it out.' });
}
