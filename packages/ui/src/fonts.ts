import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The characters that the file has (Fontsource, Inter, subset latin). */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, ' +
  'U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

let isLoaded = false;

/**
 * Loads the font of the portal. A rule of the style sheet would ask for it at once, and on a slow connection take a
 * quarter of a second from the scripts; until it is there, texts stand in a font of its measures.
 */
export async function loadFonts(): Promise<void> {
  if (isLoaded) return;
  const face = new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900', unicodeRange: LATIN });
  document.fonts.add(await face.load());
  isLoaded = true;
}
