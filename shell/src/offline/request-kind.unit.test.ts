import { isAnswer, isHashedFile, isManifest, isPage } from './request-kind';

const asked = (
  path: string,
  request: { mode?: RequestMode; destination?: RequestDestination; accept?: string } = {},
) => {
  const url = new URL(path, 'https://portal.example.edu');
  return {
    url,
    request: {
      mode: request.mode ?? 'cors',
      destination: request.destination ?? '',
      headers: new Headers({ Accept: request.accept ?? '*/*' }),
    },
    sameOrigin: url.origin === 'https://portal.example.edu',
  };
};

const kindOf = (path: string, request?: Parameters<typeof asked>[1]) => {
  const one = asked(path, request);
  const kinds = { file: isHashedFile(one), manifest: isManifest(one), page: isPage(one), answer: isAnswer(one) };
  return Object.entries(kinds).flatMap(([kind, is]) => (is ? [kind] : []));
};

describe('a request', () => {
  it.each([
    ['/events', 'navigate', ['page']],
    ['/events/65a000000000000000000009/check-in?x=1', 'navigate', ['page']],
    ['/reset-password/1/secret', 'navigate', []],
    ['/auth/google', 'navigate', []],
    ['/api/docs', 'navigate', []],
    ['/api/events/calendar.ics', 'navigate', []],
    ['/events', 'cors', ['answer']],
    ['/api/events/by-role/STUDENT?limit=24', 'cors', ['answer']],
    ['/auth/fetchAuth', 'cors', ['answer']],
    ['/auth/sessions', 'cors', []],
    ['/api/notifications/stream', 'cors', []],
    ['/api/event-changes/stream', 'cors', []],
    ['/remotes/mfe-events/mf-manifest.json', 'cors', ['manifest']],
    ['https://org.example.edu/assets/list.0a1b2c3d.js', 'no-cors', ['file']],
    ['https://org.example.edu/api/list', 'cors', []],
    ['/assets/main.0a1b2c3d.js', 'no-cors', ['file']],
  ] as const)('for %s by %s is %j', (path, mode, kinds) => {
    expect(kindOf(path, { mode })).toEqual(kinds);
  });

  it('for a picture of a service is an answer, and for its style sheet none', () => {
    expect(kindOf('/profile/picture/1?v=2', { destination: 'image' })).toEqual(['answer']);
    expect(kindOf('/api/docs/page', { destination: 'style' })).toEqual([]);
  });

  it('for a table is no answer, because the list that a page shows has its address', () => {
    expect(kindOf('/api/audit?limit=7', { accept: 'application/json' })).toEqual(['answer']);
    expect(kindOf('/api/audit?limit=7', { accept: 'text/csv' })).toEqual([]);
  });
});
