import { offersOf } from './skill-offer.domain';

const git = { id: 'git', name: 'Git', category: 'Software', type: 'technical' as const };
const rust = { ...git, id: 'rust', name: 'Rust' };
const [earlier, later] = [new Date('2026-11-02T10:00:00Z'), new Date('2026-11-03T10:00:00Z')];
const event = (id: string, ...skills: (typeof git)[]) => ({ id, title: `Event ${id}`, skills });

describe('what an event that was attended offers', () => {
  it('is each of its skills, from the latest event', () => {
    const attended = [
      { event: event('2', rust), at: later },
      { event: event('1', git, rust), at: earlier },
    ];
    expect(offersOf(attended, { skills: [git, rust], claimed: [] })).toEqual([
      {
        skill_id: { _id: 'rust', name: 'Rust', category: 'Software', type: 'technical' },
        event_id: { _id: '2', title: 'Event 2' },
        attended_at: later.toISOString(),
      },
      {
        skill_id: { _id: 'git', name: 'Git', category: 'Software', type: 'technical' },
        event_id: { _id: '1', title: 'Event 1' },
        attended_at: earlier.toISOString(),
      },
    ]);
  });

  it('is nothing that the person has claimed, or that the catalogue does not give', () => {
    const attended = [{ event: event('1', git, rust), at: earlier }];
    expect(offersOf(attended, { skills: [git], claimed: ['git'] })).toEqual([]);
  });
});
