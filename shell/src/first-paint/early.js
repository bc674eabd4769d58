/**
 * Runs while the HTML is read, before anything is painted: the theme, so that a dark page does not flash white, and the
 * calls that the page makes first, so that their answers come while its scripts load. Its hash is in the content
 * security policy.
 */
(function () {
  const page = JSON.parse(document.getElementById('portal-page').textContent);

  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // No memory, no choice.
      return null;
    }
  }

  /**
   * This page may have been stored before a deployment took its scripts away: then nothing would ever take the place of
   * the frame. Once is enough, because a reload without the store brings the page of today.
   *
   * @param {ErrorEvent} event
   */
  function reloadWithoutStore({ target }) {
    const isScriptOfPage = target instanceof HTMLScriptElement && target.defer;
    if (!isScriptOfPage || performance.getEntriesByType('navigation')[0]?.type === 'reload') return;
    const reload = () => location.reload();
    void globalThis.caches?.delete('portal-pages').then(reload, reload);
  }

  const choice = stored('portal.theme');
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');

  if (page?.isFullScreen) document.documentElement.setAttribute('data-full-screen', '');

  addEventListener('error', reloadWithoutStore, true);

  // A query filters the page: it makes other calls.
  if (!page || location.search !== '') return;
  // What a visitor would be answered is wrong for a person whose session only has to be renewed.
  if (page.isVisitor && stored('portal.signed-in') === '1') return;
  for (const url of page.firstCalls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url });
    document.head.append(link);
  }
})();
