import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureTree } from '../repository/fixture-tree';
import { root } from '../repository/root';
import { checkReferenceDocs, referenceDocs } from './reference-docs';

describe('the reference pages', () => {
  it.each([...referenceDocs(root)])('%s says what the code says (npm run docs writes it)', (place, page) => {
    expect(readFileSync(path.join(root, place), 'utf8')).toBe(page);
  });
});

describe('the tables of events in the README of a service', () => {
  const subscriptions = "export const subscriptions = { 'org.unit.created.v1': [unit] };";
  const rooms =
    "const roomCopy = defineReadCopy<Room>({ handlerName: 'keepRoom', of: { 'events.room.added.v1': roomOf, 'org.position': of } });";
  const tree = createFixtureTree({
    'services/auth/src/subscriptions.ts': subscriptions,
    'services/auth/src/rooms/room.repository.ts': rooms,
    'services/auth/README.md': '# auth\n',
  });
  const place = 'services/auth/README.md';
  const stale = `${place}: is not what the code says: run \`npm run docs\``;
  const readme = () => referenceDocs(tree.dir).get(place) ?? '';
  afterAll(() => tree.remove());

  it('name what it emits, and by service what its subscriptions and its read copies take', () => {
    expect(readme()).toContain('| `auth.session.started.v1` | A person signed in');
    expect(readme()).toContain(
      '| in, from | events |\n| --- | --- |\n| events | `events.room.added.v1` |\n| org | `org.unit.created.v1`, `org.position.created.v1`, ',
    );
    expect(readme()).not.toContain('records.');
  });

  it('are refused when they are missing or stale, and written without a change to the rest', () => {
    expect(checkReferenceDocs(tree.dir)).toContain(stale);
    tree.write(place, `${readme()}\n## Environment\n`);
    expect(checkReferenceDocs(tree.dir)).not.toContain(stale);
    tree.write('services/auth/src/subscriptions.ts', subscriptions.replace('unit.created', 'unit.changed'));
    expect(checkReferenceDocs(tree.dir)).toContain(stale);
    expect(readme()).toMatch(/^# auth\n[^]*`org.unit.changed.v1`[^]*\n## Environment\n$/);
  });

  it('say what to write where the events of a copy cannot be read', () => {
    tree.write('services/auth/src/rooms/room.repository.ts', rooms.replace(/of: .*\}/, 'of: rowsOf }'));
    expect(() => referenceDocs(tree.dir)).toThrow('write them as keys of `of: { ... }`');
  });
});
