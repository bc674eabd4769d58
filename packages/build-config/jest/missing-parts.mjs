const FRAME_MS = 1000 / 60;

/** What the web platform has and jsdom lacks, for the router, the API client and msw. */
export function addMissingParts(window) {
  // jsdom's own asks the global one, which is about to be this.
  const now = performance.now.bind(performance);
  const opened = now();
  window.performance.now = () => now() - opened;
  window.performance.getEntriesByType ??= () => [];
  // Node's fetch keeps account of what it fetched there.
  window.performance.markResourceTiming ??= () => {};
  // jsdom's own refuses Node's files.
  window.FileReader = TextReader;
  window.URL.createObjectURL ??= notImplemented;
  window.URL.revokeObjectURL ??= notImplemented;
  // jest-dom adds `escape`.
  window.CSS ??= {};
  window.matchMedia ??= (media) => matchMedia(media, window);
  window.ResizeObserver ??= InertObserver;
  window.IntersectionObserver ??= InertObserver;
  window.scrollTo = () => {};
  window.requestAnimationFrame = (callback) => setTimeout(() => callback(window.performance.now()), FRAME_MS);
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  window.Element.prototype.scrollIntoView ??= () => {};
  window.HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  window.HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}

function notImplemented() {
  throw new Error('Tests say what becomes of a file: see savedFiles.');
}

function matchMedia(media, { EventTarget }) {
  const target = new EventTarget();
  return Object.assign(target, { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
}

/** As much of a `FileReader` as the clipboard of tests needs. */
class TextReader {
  async readAsText(blob) {
    this.result = await blob.text();
    this.onload?.();
  }
}

class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
