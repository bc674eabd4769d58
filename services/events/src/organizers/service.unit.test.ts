import { createOrganizerService } from './service';

const asha = { id: 'a'.repeat(24), name: 'Asha' };
const codingClub = { id: 'c'.repeat(24), name: 'Coding Club' };
const organizers = createOrganizerService({
  people: { named: (ids) => Promise.resolve([asha].filter(({ id }) => ids.includes(id))) },
  units: { named: (ids) => Promise.resolve([codingClub].filter(({ id }) => ids.includes(id))) },
});

describe('organisers of an event', () => {
  it('are people or units, named by type or by id alone, in the order given and once', async () => {
    const named = await organizers.resolve([codingClub.id, { kind: 'user', _id: asha.id }, asha.id]);
    expect(named).toEqual([
      { kind: 'unit', ...codingClub },
      { kind: 'user', ...asha },
    ]);
  });

  it('must exist as what they are said to be', async () => {
    await expect(organizers.resolve([asha.id, { kind: 'unit', _id: asha.id }])).rejects.toMatchObject({
      code: 'EVENT.ORGANIZER_NOT_FOUND',
      details: { errors: [{ path: 'organizers.1', message: 'Organizer not found.' }] },
    });
  });
});
