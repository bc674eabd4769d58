import { cacheRule, fileName, PICTURE_SIDE } from './photo.domain';

describe('the files of a photo', () => {
  it('are two sizes under one key', () => {
    expect(PICTURE_SIDE).toEqual({ small: 96, large: 400 });
    expect(fileName('k1', 'small')).toBe('k1.small.webp');
    expect(fileName('k1', 'large')).toBe('k1.large.webp');
  });

  it('are kept by a browser for a year when their address names the version, else asked for again', () => {
    expect(cacheRule(true)).toBe('private, max-age=31536000, immutable');
    expect(cacheRule(false)).toBe('private, no-cache');
  });
});
