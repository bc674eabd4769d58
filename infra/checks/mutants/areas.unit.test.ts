import { root } from '../repository/root';
import { readSources } from '../repository/sources';
import { areasIn } from './areas';

describe('the areas in which faults are planted', () => {
  it('are the modules that have rules or queries, and the messages of service-kit', () => {
    const folders = areasIn(root).map(({ folder }) => folder);
    expect(folders).toEqual(
      expect.arrayContaining([
        'services/events/src/rooms',
        'services/auth/src/roles',
        'packages/service-kit/src/messages',
      ]),
    );
    expect(folders).not.toContain('services/events/testing');
  });

  it('hold no tests and no other kinds of file', () => {
    const [rooms] = areasIn(root, ['services/events/src/rooms']);
    expect(rooms?.files).toContain('services/events/src/rooms/room-request.domain.ts');
    expect(rooms?.files).toContain('services/events/src/rooms/room-request.repository.ts');
    expect(rooms?.files.filter((file) => !/\.(domain|repository)\.ts$/.test(file))).toEqual([]);
  });

  it('are all modules of a service when its folder is named', () => {
    const folders = areasIn(root, ['services/org/']).map(({ folder }) => folder);
    expect(folders).toEqual(expect.arrayContaining(['services/org/src/positions', 'services/org/src/units']));
    expect(folders.filter((folder) => !folder.startsWith('services/org/'))).toEqual([]);
  });

  it('are only what is asked for when a file is named', () => {
    const file = 'services/org/src/units/unit.domain.ts';
    expect(areasIn(root, [file]).map(({ files }) => files)).toEqual([[file]]);
  });

  it('have tests that can notice', () => {
    const testFiles = readSources(root, /\.(unit|int)\.test\.ts$/).map((source) => source.path);
    const without = areasIn(root).filter(
      ({ testFolders }) => !testFiles.some((file) => testFolders.some((folder) => file.startsWith(`${folder}/`))),
    );
    expect(without.map(({ folder }) => folder)).toEqual([]);
  });

  it('are told to somebody who names a folder that has none', () => {
    expect(() => areasIn(root, ['services/events/contract'])).toThrow(/services\/events\/src\/rooms/);
  });
});
