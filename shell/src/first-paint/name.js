/** Shows whose portal it is, in the frame that stands until the portal is there. */
document.getElementById('institute').textContent =
  JSON.parse(document.getElementById('portal-page').textContent)?.settings.instituteName ?? 'Portal';
