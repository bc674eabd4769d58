import { isPagePath, MAX_PAGE_PATH } from './page-path';

describe('the address of a page', () => {
  it.each(['/', '/home', '/add-event?draft=1#title', '/events/65a0', '/signed-in', '/search?q=%2F%2Fevil.example'])(
    'is %s',
    (path) => expect(isPagePath(path)).toBe(true),
  );

  it.each([
    ['of another site', 'https://evil.example/'],
    ['of another site, without its protocol', '//evil.example'],
    ['of another site, with backslashes', '/\\evil.example'],
    ['of another site, with a tab that browsers drop', '/\t/evil.example'],
    ['of another site, with a line break that browsers drop', '/\n/evil.example'],
    ['that becomes one of another site when it is shortened', '/..//evil.example'],
    ['that is a script', 'javascript:alert(1)'],
    ['that is relative', 'home'],
    ['that is empty', ''],
    ['of a call', '/auth/google'],
    ['of a call behind a page', '/home/../api/events'],
    ['that is too long', `/${'a'.repeat(MAX_PAGE_PATH)}`],
    ['that is no text', undefined],
  ])('is none %s', (_what, path) => expect(isPagePath(path)).toBe(false));
});
