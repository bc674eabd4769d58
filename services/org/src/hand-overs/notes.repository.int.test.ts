import { createTransaction, newId } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import type { Notes } from './hand-over.domain';
import { createNotesRepository, type NotesRepository } from './notes.repository';

const positionId = newId();
const tenureYear = '2025-2026';
const notesOf = (authorId: string, changes: Partial<Notes> = {}): Notes => ({
  id: newId(),
  version: 1,
  positionId,
  tenureYear,
  author: { id: authorId, name: 'Asha Rao' },
  text: 'The keys are with the warden.',
  updatedAt: new Date('2026-03-20T10:00:00Z'),
  ...changes,
});

describe('stored notes', () => {
  let org: TestService;
  let repository: NotesRepository;
  beforeEach(async () => {
    org = await startTestService(orgService);
    repository = createNotesRepository(org.store);
  });
  afterEach(() => org.stop());

  const save = (notes: Notes) => createTransaction(org.store.connection)((session) => repository.save(notes, session));

  it('are those of a position in a tenure, by author', async () => {
    const [first, second] = [newId(), newId()].toSorted();
    for (const author of [second, first]) await save(notesOf(author ?? ''));
    await save(notesOf(newId(), { positionId: newId() }));
    await save(notesOf(newId(), { tenureYear: '2024-2025' }));
    const found = await repository.list(positionId, tenureYear, 10);
    expect(found.map(({ author }) => author.id)).toEqual([first, second]);
  });

  it('are one of an author: a second first version is refused as a change meanwhile', async () => {
    const author = newId();
    await save(notesOf(author));
    await expect(save(notesOf(author))).rejects.toMatchObject({ code: 'HAND_OVER.CHANGED_MEANWHILE' });
    expect(await repository.list(positionId, tenureYear, 10)).toHaveLength(1);
  });

  it('are not called changed when they cannot be stored for another reason', async () => {
    const session = await org.store.connection.startSession();
    await session.endSession();
    await expect(repository.save(notesOf(newId()), session)).rejects.toMatchObject({
      name: 'MongoExpiredSessionError',
    });
  });
});
