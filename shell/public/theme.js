// Runs before the first paint, so that a dark page does not flash white. An own file: inline scripts are not allowed.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('portal.theme');
  } catch {
    // No memory, no choice.
  }
  var isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
})();
