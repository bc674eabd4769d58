import { entryInPage } from './remote-entry';

const firstRemote = {
  name: 'mfe_events',
  manifest: '/remotes/mfe-events/mf-manifest.json',
  entry: '/remotes/mfe-events/assets/remoteEntry.0a1b2c3d.js',
};

/** A page whose HTML the service worker began to look for so many milliseconds after the start, 0 without one. */
function openPage(page: object | null, workerStart = 0): void {
  const data = document.createElement('script');
  Object.assign(data, { id: 'portal-page', type: 'application/json', textContent: JSON.stringify(page) });
  document.body.replaceChildren(data);
  const entries = [{ workerStart }] as unknown as PerformanceEntryList;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
}

describe('the script that the remote of the first page begins with', () => {
  it('is the one that the HTML names', () => {
    openPage({ firstRemote });
    expect(entryInPage('mfe_events')).toBe(`${window.location.origin}${firstRemote.entry}`);
  });

  it('is not known for a stored page, which may be older than the remote', () => {
    openPage({ firstRemote }, 12);
    expect(entryInPage('mfe_events')).toBeUndefined();
  });

  it('is not known for another remote, without an entry, or without a gateway', () => {
    openPage({ firstRemote });
    expect(entryInPage('mfe_student')).toBeUndefined();
    openPage({ firstRemote: { ...firstRemote, entry: undefined } });
    expect(entryInPage('mfe_events')).toBeUndefined();
    openPage(null);
    expect(entryInPage('mfe_events')).toBeUndefined();
  });
});
