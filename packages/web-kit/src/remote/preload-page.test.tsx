import { pageAtPath } from '../portal/page-at-path';
import type { Prefetch } from './lazy-page';
import { preloadPage } from './preload-page';
import { forgetRemote } from './remote-cache';

const events = pageAtPath('/events');
if (!events) throw new Error('The table of pages has no /events.');
const page = events;
const prefetch: Prefetch = () => [];
const fetched = (preload?: () => Promise<Prefetch | undefined>) => () => {
  const Component = Object.assign(() => null, preload && { preload });
  return Promise.resolve({
    remote: {
      routes: [
        { path: '/other', Component: () => null },
        { path: '/events', Component },
      ],
    },
  });
};

describe('loading a page before it shows', () => {
  beforeEach(() => forgetRemote(page.remote));

  it('loads its remote and its own code, and says what the page asks first', async () => {
    const preload = jest.fn(() => Promise.resolve(prefetch));
    await expect(preloadPage(page, fetched(preload))).resolves.toBe(prefetch);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  it('takes a page of an older build, which cannot be loaded before it shows', async () => {
    await expect(preloadPage(page, fetched())).resolves.toBeUndefined();
  });

  it('leaves it to the page to say what did not load', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(preloadPage(page, () => Promise.reject(new Error('404')))).resolves.toBeUndefined();
    forgetRemote(page.remote);
    await expect(
      preloadPage(
        page,
        fetched(() => Promise.reject(new Error('404'))),
      ),
    ).resolves.toBeUndefined();
  });
});
