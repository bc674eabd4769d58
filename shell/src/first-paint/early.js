/**
 * Runs while the HTML is read, before anything is painted: the theme, so that a dark page does not flash white, and the
 * calls that the page makes first, so that their answers come while its scripts load. Its hash is in the content
 * security policy.
 */
(function () {
  /** @type {import('@portal/web-kit').PageData | null} */
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

  /** @param {string} url */
  function preload(url) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url });
    document.head.append(link);
  }

  // The first format of a time takes a slow phone 70 ms, which it has while the scripts come.
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat('en-US').format()));

  // On a first visit the HTML has the answers to the calls in it.
  if (!page?.hasAnswers) preload('/auth/fetchAuth');
  if (!page) return;

  // A stored page may name the entry of an older build; the shell then asks the manifest.
  const isStored = performance.getEntriesByType('navigation')[0]?.workerStart > 0;
  if (page.firstRemote && (isStored || !page.firstRemote.entry)) preload(page.firstRemote.manifest);

  // A query filters the page: it makes other calls.
  if (location.search !== '' || page.hasAnswers) return;
  // What a visitor would be answered is wrong for a person whose session only has to be renewed.
  if (page.isVisitor && stored('portal.signed-in') === '1') return;
  page.firstCalls?.forEach(preload);
})();
