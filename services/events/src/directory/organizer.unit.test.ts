import { organizersOf } from './organizer.domain';

const asha = { id: 'a'.repeat(24), name: 'Asha' };
const codingClub = { id: 'c'.repeat(24), name: 'Coding Club' };
const found = { people: [asha], units: [codingClub] };

describe('organisers of an event', () => {
  it('are people or units, named by type or by id alone, in the order given and once', () => {
    const named = organizersOf([codingClub.id, { kind: 'user', _id: asha.id }, asha.id], found);
    expect(named).toEqual([
      { kind: 'unit', ...codingClub },
      { kind: 'user', ...asha },
    ]);
  });

  it('must exist as what they are said to be', () => {
    expect(() => organizersOf([asha.id, { kind: 'unit', _id: asha.id }], found)).toThrow(
      expect.objectContaining({
        code: 'EVENT.ORGANIZER_NOT_FOUND',
        details: { errors: [{ path: 'organizers.1', message: 'Organizer not found.' }] },
      }),
    );
  });
});
