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

  const choice = stored('portal.theme');
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');

  if (page?.isFullScreen) document.documentElement.setAttribute('data-full-screen', '');

  // What a visitor would be answered is wrong for a person whose session only has to be renewed.
  const isToBeRenewed = page?.isVisitor && stored('portal.signed-in') === '1';
  if (!page || isToBeRenewed) return;
  for (const url of page.firstCalls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url });
    document.head.append(link);
  }
})();
