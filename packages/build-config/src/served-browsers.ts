/** The oldest browsers that the portal serves, all of the year 2023; builds are made for them. */
export const servedBrowsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** The same for people, as the page says it to older ones. */
export const servedBrowserNames = 'Chrome or Edge 111, Firefox 121, or Safari 16.4';

/**
 * Functions that some served browser does not have, and that the portal therefore does without or asks for before it
 * calls them. TypeScript knows no newer functions of JavaScript than those of 2023, so those of the DOM matter most.
 */
export const newerFunctions: readonly string[] = [
  'AbortSignal.any',
  'Array.fromAsync',
  'CSS.highlights',
  'Document.parseHTMLUnsafe',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.getHTML',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTMLUnsafe',
  'Error.isError',
  'HTMLDialogElement.prototype.requestClose',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'Headers.prototype.getSetCookie',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator.prototype.drop',
  'Iterator.prototype.every',
  'Iterator.prototype.filter',
  'Iterator.prototype.find',
  'Iterator.prototype.flatMap',
  'Iterator.prototype.forEach',
  'Iterator.prototype.map',
  'Iterator.prototype.reduce',
  'Iterator.prototype.some',
  'Iterator.prototype.take',
  'Iterator.prototype.toArray',
  'Map.groupBy',
  'Navigator.prototype.userActivation',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  'Response.json',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'Uint8Array.fromBase64',
];
