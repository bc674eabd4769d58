import { expiryOf, initialMessage, parseOffset } from './stream.domain';

describe('where a stream resumes', () => {
  it('is after the last event the browser had', () => {
    expect(parseOffset('42')).toBe(42);
  });

  it('is told in up to fifteen digits', () => {
    expect(parseOffset('0')).toBe(0);
    expect(parseOffset('999999999999999')).toBe(999_999_999_999_999);
  });

  it.each([undefined, '', 'abc', '-1', '1e9', '7x', '1000000000000000', '99999999999999999999', '{"$gt":0}'])(
    'is the end of the feed for %j',
    (id) => {
      expect(parseOffset(id)).toBeUndefined();
    },
  );

  it('is sent at once, so that nothing is missed when the connection is lost before the first event', () => {
    expect(initialMessage(42)).toBe('retry: 2000\nid: 42\nevent: ready\ndata: {}\n\n');
  });
});

describe('how long a stream lasts', () => {
  it('is as long as the token', () => {
    const payload = Buffer.from(JSON.stringify({ exp: 1_800_000_000 })).toString('base64url');
    expect(expiryOf(`Bearer x.${payload}.y`)).toEqual(new Date(1_800_000_000_000));
  });

  it.each([null, 5, 'exp', {}, { exp: null }])('is not at all when the token says %j', (claims) => {
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(expiryOf(`Bearer x.${payload}.y`)).toEqual(new Date(0));
  });

  it('is not at all without one that can be read', () => {
    expect(expiryOf(undefined)).toEqual(new Date(0));
    expect(expiryOf('Bearer x')).toEqual(new Date(0));
    expect(expiryOf('Bearer x.!!.y')).toEqual(new Date(0));
    expect(expiryOf(`Bearer x.${Buffer.from('{"exp":"soon"}').toString('base64url')}.y`)).toEqual(new Date(0));
  });
});
