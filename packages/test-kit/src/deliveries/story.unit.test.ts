import { eventCatalogue } from '@portal/contracts';
import { story } from './story';

describe('the story that services are told', () => {
  it('has every event of the catalogue', () => {
    const told = new Set(story.map(({ type }) => type));
    expect(Object.keys(eventCatalogue).filter((type) => !told.has(type as never))).toEqual([]);
  });

  it('has several versions of a subject, and says nothing that the catalogue does not know', () => {
    const versions = story.flatMap(({ subject, data }) => ('version' in data ? [`${subject} ${data.version}`] : []));
    expect(versions.filter((version) => !version.endsWith(' 1')).length).toBeGreaterThan(10);
    for (const { type, data } of story) expect(eventCatalogue[type].data.parse(data)).toEqual(data);
  });
});
