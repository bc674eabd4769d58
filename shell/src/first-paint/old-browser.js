/** Says that a browser is too old to run the portal, in JavaScript that it can read. What is asked for is of 2022 and 2023. */
(function () {
  const runs = 'toSorted' in Array.prototype && matchMedia('(width > 0px)').matches;
  if (!runs) document.getElementById('old-browser').hidden = false;
})();
