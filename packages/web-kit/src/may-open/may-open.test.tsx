import { mayOpen } from './may-open';

const profile = '/profile/65a000000000000000000001';

describe('a link', () => {
  it.each([
    ['/events?unit=65a000000000000000000001', 'STUDENT', true],
    [profile, 'PRESIDENT', true],
    ['/roles', 'PRESIDENT', true],
    ['/roles?q=asha', 'GENSEC_SPORTS', false],
    ['/roles', 'STUDENT', false],
    ['/no-such-page', 'PRESIDENT', false],
  ] as const)('to %s may be opened by %s: %s', (link, role, expected) => {
    expect(mayOpen(link, role)).toBe(expected);
  });
});
