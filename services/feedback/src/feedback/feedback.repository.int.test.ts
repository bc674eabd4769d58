import { createCountCache, createTransaction, newId } from '@portal/service-kit';
import { changedCollections } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { asha, gitClinic, NOW, startFeedback } from '../../testing/fixtures';
import type { Feedback } from './feedback.domain';
import { createFeedbackRepository } from './feedback.repository';
import { createRateLimitRepository } from './rate-limit.repository';

const now = new Date(NOW);
const given = (): Feedback => ({
  id: newId(),
  version: 1,
  type: 'Suggestion',
  target: { type: 'Event', id: gitClinic, name: 'Git Clinic', unit: null },
  comments: 'More examples, please.',
  owner: asha.userId,
  createdAt: now,
});
const resolved = (feedback: Feedback): Feedback => ({
  ...feedback,
  version: 2,
  resolution: { actionsTaken: 'Done.', by: { id: newId(), name: 'Kavya' }, at: now },
});

let service: FeedbackTest;
beforeEach(async () => {
  service = await startFeedback();
});
afterEach(() => service.stop());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(service.store.connection)(work);

describe('stored feedback', () => {
  const repository = () => createFeedbackRepository(service.store, createCountCache(service.clock));

  it('is resolved once, and nothing else with it', async () => {
    const feedback = repository();
    const [one, other] = [given(), given()];
    for (const each of [other, one]) await within((session) => feedback.add(each, session));
    expect(await within((session) => feedback.resolve(resolved(one), session))).toBe(true);
    expect(await within((session) => feedback.resolve({ ...resolved(one), version: 9 }, session))).toBe(false);
    expect(await feedback.find(one.id)).toMatchObject({ version: 2, resolution: { actionsTaken: 'Done.' } });
    expect(await feedback.find(other.id)).toEqual(other);
    const open = await feedback.list({ status: 'Not Resolved' }, { limit: 5 });
    expect(open).toEqual({ items: [other], total: 1 });
  });

  it('keeps the unit of what it is about, and is found by its name and by no other word', async () => {
    const feedback = repository();
    const unit = { id: newId(), name: 'Coding Club', category: 'scitech' as const };
    const [ofUnit, ofNone] = [{ ...given(), target: { ...given().target, unit } }, given()];
    for (const each of [ofUnit, ofNone]) await within((session) => feedback.add(each, session));
    expect((await feedback.find(ofUnit.id))?.target.unit).toEqual(unit);
    const foundBy = async (q: string) => (await feedback.list({ q }, { limit: 5 })).items.map(({ id }) => id).sort();
    expect(await foundBy('coding')).toEqual([ofUnit.id]);
    expect(await foundBy('git')).toEqual([ofUnit.id, ofNone.id].sort());
    expect(await foundBy('stryker')).toEqual([]);
  });

  it('follows the name and category of its unit, and no other', async () => {
    const feedback = repository();
    const unit = { id: newId(), name: 'Coding Club', category: 'scitech' as const };
    const ofEvent = { ...given(), target: { ...given().target, unit } };
    const onUnit = { ...given(), target: { type: 'Organization Unit' as const, id: unit.id, name: unit.name, unit } };
    const other = { ...given(), target: { ...given().target, unit: { ...unit, id: newId() } } };
    for (const each of [ofEvent, onUnit, other]) await within((session) => feedback.add(each, session));
    const renamed = { ...unit, name: 'Robotics', category: 'academic' as const };
    await within((session) => feedback.syncUnitDetails(renamed, session));
    expect(await feedback.find(ofEvent.id)).toEqual({ ...ofEvent, target: { ...ofEvent.target, unit: renamed } });
    expect(await feedback.find(onUnit.id)).toMatchObject({ target: { name: 'Robotics', unit: renamed } });
    expect(await feedback.find(other.id)).toEqual(other);
    const foundBy = async (q: string) => (await feedback.list({ q }, { limit: 5 })).items.map(({ id }) => id).sort();
    expect(await foundBy('robotics')).toEqual([ofEvent.id, onUnit.id].sort());
    expect(await foundBy('coding')).toEqual([other.id]);
  });

  it('is undone with its transaction', async () => {
    const feedback = repository();
    const one = given();
    const changed = { failing: [], committing: ['feedback'] };
    expect(await changedCollections(service, (session) => feedback.add(one, session))).toEqual(changed);
    expect(await changedCollections(service, (session) => feedback.resolve(resolved(one), session))).toEqual(changed);
  });
});

describe('taken slots', () => {
  it('are found by their ids, until their time is over', async () => {
    const slots = createRateLimitRepository(service.store);
    await within((session) => slots.take('over', new Date(now.getTime() - 1), session));
    await within((session) => slots.take('taken', now, session));
    const taken = () => within(async (session) => [...(await slots.findTaken(['over', 'taken', 'free'], session))]);
    expect((await taken()).sort()).toEqual(['over', 'taken']);
    expect([...(await within((session) => slots.findTaken(['free'], session)))]).toEqual([]);
    await slots.deleteExpired(now);
    expect(await taken()).toEqual(['taken']);
  });

  it('are free again when the transaction fails, and seen by the one that takes them', async () => {
    const slots = createRateLimitRepository(service.store);
    const changed = await changedCollections(service, async (session) => {
      await slots.take('one', now, session);
      expect(await slots.findTaken(['one'], session)).toEqual(new Set(['one']));
    });
    expect(changed).toEqual({ failing: [], committing: ['taken_slots'] });
  });
});
