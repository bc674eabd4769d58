import { calls, callTable, eventCatalogue, subjectNameOf, type EventName } from '@portal/contracts';
import { areasChangedBy, cacheAreas } from './cache-areas';

const areas = Object.values(cacheAreas);

describe('the areas of the query cache', () => {
  it('keep each read in one of them, and no write', () => {
    const reads = areas.flatMap((area) => area.reads);
    expect(reads.filter((name, index) => reads.indexOf(name) < index)).toEqual([]);
    expect(reads.filter((name) => calls[name].method !== 'GET')).toEqual([]);
  });

  it('show only what events are about', () => {
    const subjects = new Set((Object.keys(eventCatalogue) as EventName[]).map(subjectNameOf));
    for (const { shows } of areas) expect([...subjects]).toEqual(expect.arrayContaining([...shows]));
  });
});

describe('a write', () => {
  it.each([
    ['addAchievement', ['achievements', 'pending', 'club-data', 'endorsements', 'record-summary', 'verified-record']],
    ['createSkill', ['pending', 'endorsements', 'skills', 'record-summary', 'verified-record']],
    ['addFeedback', ['pending', 'club-data', 'feedback', 'feedback-figures']],
    ['changeRoom', ['rooms', 'room-availability']],
    ['changeRole', ['people', 'role-history', 'unit-leaders']],
    ['endSession', ['signed-in-devices']],
    ['writeHandOverNotes', []],
  ] as const)('such as %s changes what shows the subjects of its events', (name, expected) => {
    expect(areasChangedBy(calls[name])).toEqual(expected);
  });

  it('whose events pages could show changes at least one area', () => {
    const isShown = ({ emits }: (typeof callTable)[number]) => emits.some((event) => !event.startsWith('auth.'));
    expect(callTable.filter((call) => isShown(call) && areasChangedBy(call).length === 0)).toEqual([]);
  });
});
