/** How many listeners the lasting parts of a page have, by type of event. jsdom alone knows. */
export function countListeners({ window }) {
  if (!window) return [];
  const { document } = window;
  const { documentElement: html, head, body } = document;
  return Object.entries({ window, document, html, head, body }).flatMap(([name, target]) => {
    const symbol = Object.getOwnPropertySymbols(target).find(({ description }) => description === 'impl');
    return Object.entries(target[symbol]._eventListeners)
      .filter(([, listeners]) => listeners.length > 0)
      .map(([type, listeners]) => [`listeners of ${type} on ${name}`, listeners.length]);
  });
}
