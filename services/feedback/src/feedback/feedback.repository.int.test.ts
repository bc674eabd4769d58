import type { UnitRef } from '@portal/contracts';
import { createCountCache, createTransaction, newId } from '@portal/service-kit';
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
  target: { type: 'Event', id: gitClinic, name: 'Git Clinic', unit: null, parent: null },
  comments: 'More examples, please.',
  owner: asha.userId,
  createdAt: now,
});
const targetOf = (unit: UnitRef) => ({
  type: 'Organization Unit' as const,
  id: unit.id,
  name: unit.name,
  unit,
  parent: null,
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
  const repository = () =>
    createFeedbackRepository(service.store, { countCache: createCountCache(service.clock), timeZone: 'Asia/Kolkata' });

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
    const ofIt = await feedback.list({ unit: unit.id, status: 'Not Resolved' }, { limit: 5 });
    expect(ofIt).toMatchObject({ items: [{ id: ofUnit.id }], total: 1 });
  });

  it('follows the name and category of its unit, and no other', async () => {
    const feedback = repository();
    const unit = { id: newId(), name: 'Coding Club', category: 'scitech' as const };
    const ofEvent = { ...given(), target: { ...given().target, unit } };
    const onUnit = { ...given(), target: targetOf(unit) };
    const below = { ...given(), target: { ...targetOf({ ...unit, id: newId() }), parent: { id: unit.id, name: '' } } };
    const other = { ...given(), target: { ...given().target, unit: { ...unit, id: newId() } } };
    for (const each of [ofEvent, onUnit, below, other]) await within((session) => feedback.add(each, session));
    const renamed = { ...unit, name: 'Robotics', category: 'academic' as const };
    await within((session) => feedback.follow(targetOf(renamed), session));
    expect(await feedback.find(ofEvent.id)).toEqual({ ...ofEvent, target: { ...ofEvent.target, unit: renamed } });
    expect(await feedback.find(onUnit.id)).toMatchObject({ target: { name: 'Robotics', unit: renamed } });
    expect(await feedback.find(below.id)).toMatchObject({
      target: { name: 'Coding Club', parent: { name: 'Robotics' } },
    });
    expect(await feedback.find(other.id)).toEqual(other);
    const foundBy = async (q: string) => (await feedback.list({ q }, { limit: 5 })).items.map(({ id }) => id).sort();
    expect(await foundBy('robotics')).toEqual([ofEvent.id, onUnit.id].sort());
    expect(await foundBy('coding')).toEqual([below.id, other.id].sort());
  });

  it('follows the name and address of a person whom it is about or who signed it, and tells no other author', async () => {
    const feedback = repository();
    const target = {
      type: 'User' as const,
      id: asha.userId,
      name: 'Asha',
      username: 'a@example.edu',
      unit: null,
      parent: null,
    };
    const author = { id: asha.userId, name: 'Asha', username: 'a@example.edu' };
    const [about, signed, anonymous] = [
      { ...given(), target },
      { ...given(), author },
      { ...given(), owner: 'pseudonym' },
    ];
    for (const each of [about, signed, anonymous]) await within((session) => feedback.add(each, session));
    const renamed = { name: 'Asha Nair', username: 'asha@example.edu' };
    await within((session) => feedback.follow({ ...target, ...renamed }, session));
    expect(await feedback.find(about.id)).toEqual({ ...about, target: { ...target, ...renamed } });
    expect(await feedback.find(signed.id)).toEqual({ ...signed, author: { ...author, ...renamed } });
    expect(await feedback.find(anonymous.id)).toEqual(anonymous);
    expect((await feedback.list({ q: 'nair' }, { limit: 5 })).items.map(({ id }) => id)).toEqual([about.id]);
  });

  it('of earlier builds is completed by what is known of its target and author, once', async () => {
    const feedback = repository();
    const author = { id: asha.userId, name: 'Asha', username: 'a@example.edu' };
    const [known, unknown] = [
      { ...given(), author },
      { ...given(), target: { ...given().target, id: newId() } },
    ];
    for (const each of [known, unknown]) await within((session) => feedback.add(each, session));
    const stored = service.store.connection.collection('feedback');
    await stored.updateMany({}, { $unset: { 'target.parent': true } });
    const unit = { id: newId(), name: 'Coding Club', category: 'scitech' as const };
    const now = { version: 2, parent: null, unit: null, isSelectable: true };
    const find = async () => [
      { ...now, type: 'Event' as const, id: gitClinic, name: 'Git Hospital', unit },
      { ...now, type: 'User' as const, id: asha.userId, name: 'Asha Nair', username: 'asha@example.edu' },
    ];
    expect(await feedback.completeEarlier(find)).toBe(2);
    expect(await feedback.find(known.id)).toMatchObject({
      version: 1,
      target: { name: 'Git Hospital', unit, parent: null },
      author: { name: 'Asha Nair', username: 'asha@example.edu' },
    });
    expect(await feedback.find(unknown.id)).toEqual(unknown);
    expect(await stored.countDocuments({ 'target.parent': null })).toBe(2);
    expect(await feedback.completeEarlier(find)).toBe(0);
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

  it('are seen by the transaction that takes them', async () => {
    const slots = createRateLimitRepository(service.store);
    await within(async (session) => {
      await slots.take('one', now, session);
      expect(await slots.findTaken(['one'], session)).toEqual(new Set(['one']));
    });
  });
});
