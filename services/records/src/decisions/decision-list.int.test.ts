import { planOf, startTestService, TEST_UNIT, type As } from '@portal/test-kit';
import { newAchievement, tellClubEvent, verify } from '../../testing/achievements';
import { startRecords, type Records } from '../../testing/running-records';
import { endorse, newClaim, newStudent } from '../../testing/skills';
import { recordsService } from '../index';

let records: Records;
/** The page that a list asked the store for last. */
let asked: { collection: string; pipeline: object[] } | undefined;
beforeAll(async () => {
  records = await startRecords();
  await tellClubEvent(records);
  for (let count = 0; count < 6; count += 1) {
    const student = await newStudent(records);
    const [claim, achievement] = [await newClaim(records, student), await newAchievement(records, student)];
    if (count % 2 === 0) continue;
    await endorse(records, 'PRESIDENT', claim._id);
    await verify(records, 'PRESIDENT', achievement._id);
  }
  records.store.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'aggregate' && ['user_skills', 'achievements'].includes(command.aggregate as string))
      asked = { collection: command.aggregate as string, pipeline: command.pipeline as object[] };
  });
});
afterAll(() => records.stop());

const unit = `?unit=${TEST_UNIT.id}`;
const words = '?q=an';
describe.each([
  ['claims', '/api/skills/user-skills', 'endorsed', 'skill.type', 'position.unitId'],
  ['achievements', '/api/achievements', 'verified', 'type', 'event.unit.id'],
])('the list of %s', (_what, path, approved, type, ofUnit) => {
  it.each<[As, string, string]>([
    ['GENSEC_SCITECH', 'unendorsed/technical', `waiting_by_${type}`],
    ['PRESIDENT', 'unendorsed/all', 'waiting'],
    ['PRESIDENT', `unendorsed/all${unit}`, `waiting_by_${ofUnit}`],
    ['PRESIDENT', `unendorsed/all${words}`, 'waiting_by_terms'],
    ['GENSEC_SCITECH', `${approved}/technical`, `approved_by_${type}`],
    ['PRESIDENT', `${approved}/all`, 'approved'],
    ['PRESIDENT', `${approved}/all${unit}`, `approved_by_${ofUnit}`],
    ['PRESIDENT', `${approved}/all${words}`, 'approved_by_terms'],
  ])('that %s asks for as %s is read in its order through %s', async (as, list, index) => {
    asked = undefined;
    const { status } = await records.request(as, 'GET', `${path}/${list}`);
    expect(status).toBe(200);
    const { collection = '', pipeline = [] } = asked ?? {};
    const plan = await planOf(records.store.connection.collection(collection).aggregate(pipeline));
    if (plan) expect({ index: plan.index, stage: plan.stages[0] }).toEqual({ index, stage: 'IXSCAN' });
  });
});

it('the indexes of earlier builds, which held the rows of every state, are dropped', async () => {
  const collections = ['user_skills', 'achievements'].map((name) => records.store.connection.collection(name));
  const namesOf = async () =>
    (await Promise.all(collections.map((rows) => rows.indexes()))).map((built) => built.map(({ name }) => name));
  const today = await namesOf();
  for (const rows of collections) {
    await rows.createIndex({ state: 1, submittedAt: 1, _id: 1 });
    await rows.createIndex({ state: 1, terms: 1, decidedAt: -1, _id: -1 });
  }
  const again = await startTestService(recordsService, {
    database: records.store.connection.name,
    env: { PHOTO_DIR: records.folder },
  });
  await again.stop();
  expect(await namesOf()).toEqual(today);
});
