import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servedBrowserNames } from '../../../packages/build-config/src/served-browsers';
import { root } from '../repository/root';
import { checkNewerFunctions, findNewerFunctions } from './newer-functions';

const found = (text: string) => findNewerFunctions([{ path: 'shell/src/a.ts', text }]);

describe('a function that not every served browser has', () => {
  it('is called nowhere in what browsers get', () => {
    expect(checkNewerFunctions(root)).toEqual([]);
  });

  it.each([
    ['if (URL.canParse(text)) return;', 'URL.canParse'],
    ['const ended = AbortSignal.any([signal, silence]);', 'AbortSignal.any'],
    ['if (row.checkVisibility()) return;', 'Element.prototype.checkVisibility'],
    ['list.showPopover()', 'HTMLElement.prototype.showPopover'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ])('is found in %s', (text, name) => {
    expect(found(text)).toEqual([`shell/src/a.ts: not every served browser has ${name}`]);
  });

  it.each(['list.showPopover?.()', 'URL.canParse?.(text)', 'new URL(text)', 'AbortSignal.timeout(15_000)'])(
    'is not %s',
    (text) => expect(found(text)).toEqual([]),
  );

  it.each(['README.md', 'mfe-auth/src/features/information/messages.ts'])(
    'is newer than the browsers that %s names',
    (file) => expect(readFileSync(path.join(root, file), 'utf8')).toContain(servedBrowserNames),
  );
});
