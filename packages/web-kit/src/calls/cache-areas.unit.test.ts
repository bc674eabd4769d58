import { calls, callTable, eventCatalogue, isInternal } from '@portal/contracts';
import { areasChangedBy, cacheAreas } from './cache-areas';

const areas = Object.values(cacheAreas);

/** Reads whose answers are JSON and that the query cache does not keep, because no page shows them. */
const notCached = [
  'fetchAuth', // the session store keeps it
  'startGoogle', // browsers are sent there
  'finishGoogle',
  'keySet', // for programs
  'readStatusList',
  'readRecordKeys',
];

describe('the areas of the query cache', () => {
  it('keep each read that answers JSON in one of them', () => {
    const reads = callTable.filter(
      (call) => call.method === 'GET' && call.produces.includes('application/json') && !isInternal(call),
    );
    const names = reads.map(({ name }) => name).filter((name) => !notCached.includes(name));
    expect(areas.flatMap((area) => area.reads).toSorted()).toEqual(names.toSorted());
  });

  it('show only what events are about', () => {
    const aggregates = new Set(Object.keys(eventCatalogue).map((name) => name.split('.', 2).join('.')));
    for (const { shows } of areas) expect([...aggregates]).toEqual(expect.arrayContaining([...shows]));
  });
});

describe('a write', () => {
  it.each([
    ['addAchievement', ['achievements', 'club-data', 'endorsements', 'record-summary', 'verified-record']],
    ['createSkill', ['endorsements', 'skills', 'record-summary', 'verified-record']],
    ['addFeedback', ['club-data', 'feedback', 'feedback-figures']],
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
