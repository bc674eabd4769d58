/** Shows the institute's name in the frame until the portal has loaded. */
document.getElementById('institute').textContent =
  JSON.parse(document.getElementById('portal-page').textContent)?.settings.instituteName ?? 'Portal';
