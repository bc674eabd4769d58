import { eventCatalogue } from '@portal/contracts';
import { eventFixtures } from './event-fixtures';

describe('the events that services are tested with', () => {
  it('are of every type of the catalogue', () => {
    const types = new Set(eventFixtures.map(({ type }) => type));
    expect(Object.keys(eventCatalogue).filter((type) => !types.has(type as never))).toEqual([]);
  });

  it('include several versions of a subject, and fit the catalogue', () => {
    const versions = eventFixtures.flatMap(({ subject, data }) =>
      'version' in data ? [`${subject} ${data.version}`] : [],
    );
    expect(versions.filter((version) => !version.endsWith(' 1')).length).toBeGreaterThan(10);
    for (const { type, data } of eventFixtures) expect(eventCatalogue[type].data.parse(data)).toEqual(data);
  });
});
