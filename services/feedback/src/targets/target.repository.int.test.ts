import { createTransaction, searchTermsOf } from '@portal/service-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { asha, codingClub, council, gitClinic, startFeedback, webLead } from '../../testing/fixtures';
import type { Target } from './target.domain';
import { createTargetRepository, type TargetRepository } from './target.repository';

const coding: Target = {
  type: 'Organization Unit',
  id: codingClub.id,
  version: 1,
  name: 'Coding Club',
  unit: codingClub,
  parent: { id: council.id, name: 'as its event said' },
  isSelectable: true,
};
const clinic: Target = { ...coding, type: 'Event', id: gitClinic, name: 'Git Clinic', parent: null };
const person: Target = {
  ...clinic,
  type: 'User',
  id: asha.userId,
  name: asha.name,
  username: 'climber@example.edu',
  studentId: '12240010',
  unit: null,
};

describe('stored targets', () => {
  let service: FeedbackTest;
  let targets: TargetRepository;
  beforeEach(async () => {
    service = await startFeedback();
    targets = createTargetRepository(service.store);
  });
  afterEach(() => service.stop());

  const store = (...given: Target[]) =>
    createTransaction(service.store.connection)(async (session) => {
      await targets.upsertNewer(given, session);
    });

  it('are as they were told while the unit above is unknown, and show its name once it is known', async () => {
    await store(clinic);
    expect(await targets.find([clinic])).toEqual([clinic]);
    await store(coding, person);
    const read = () => targets.find([coding, clinic, clinic, person]);
    expect(await read()).toHaveLength(3);
    expect(await read()).toEqual(expect.arrayContaining([coding, clinic, person]));
    const renamed = { ...codingClub, name: 'Coders' };
    const above = { ...coding, id: council.id, name: 'SciTech Council', unit: council, parent: null };
    await store(above, { ...coding, version: 2, name: 'Coders', unit: renamed });
    expect(await targets.find([clinic])).toEqual([{ ...clinic, unit: renamed }]);
    expect(await targets.find([coding])).toEqual([
      { ...coding, version: 2, name: 'Coders', unit: renamed, parent: { id: council.id, name: 'SciTech Council' } },
    ]);
    expect(await targets.find([above])).toEqual([above]);
    expect(await targets.find([])).toEqual([]);
    expect(await targets.find([{ type: 'Position', id: gitClinic }])).toEqual([]);
  });

  it('are found by name, whatever the case, those of one name by id, so many at a time', async () => {
    const at = (id: string, name: string): Target => ({ ...clinic, id, name });
    await store(at(webLead, 'git Clinic'), at(gitClinic, 'Git Clinic'), at(asha.userId, 'Art Clinic'));
    const found = async (limit: number) => (await targets.search('Event', 'clin', limit)).map(({ id }) => id);
    expect(await found(5)).toEqual([asha.userId, gitClinic, webLead]);
    expect(await found(2)).toEqual([asha.userId, gitClinic]);
  });

  it('are found by nothing but names, addresses without their domain, and student IDs', async () => {
    await store(clinic, person);
    const stored = service.store.connection.collection('targets').find({}, { sort: { type: 1 } });
    expect((await stored.toArray()).map(({ terms }) => terms)).toEqual([
      searchTermsOf('Git Clinic'),
      searchTermsOf(asha.name, 'climber', '12240010'),
    ]);
  });
});
