/** What the service worker is asked about a request. */
interface Asked {
  readonly url: URL;
  readonly request: Pick<Request, 'mode' | 'destination' | 'headers'>;
  readonly sameOrigin: boolean;
}

const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
/** A call that goes on answering. */
export const STREAM = /\/stream$/;
const MANIFEST = /\/mf-manifest\.json$/;
const FILE = /\/[^/]+\.[a-z0-9]{1,11}$/i;

/** A built file: its name changes with what is in it. Those of remotes may be on another origin. */
export const isHashedFile = ({ url }: Asked): boolean => HASHED_NAME.test(url.pathname);

/** Where the files of a remote are. */
export const isManifest = ({ url }: Asked): boolean =>
  MANIFEST.test(url.pathname) || url.pathname === '/remotes.json' || url.pathname === '/settings.json';

/** Addresses with a secret in them, which is stored nowhere. */
const SECRET = /^\/(reset-password|confirm-email)\//;

/** An address that a person opens, and that the shell answers. */
export const isPage = ({ url, request, sameOrigin }: Asked): boolean =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !isCallOnly(url) &&
  !FILE.test(url.pathname) &&
  !SECRET.test(url.pathname);

/** Who is signed in. */
export const isSession = ({ pathname }: URL): boolean => pathname === '/auth/fetchAuth';

/** A list that is saved as a table, which has the address of the list that a page shows. */
const isTable = ({ headers }: Asked['request']) => headers.get('Accept') === 'text/csv';

/** What a page reads from a service, pictures included. Of auth it is only who is signed in; a stream is no answer. */
export function isAnswer({ url, request, sameOrigin }: Asked): boolean {
  if (
    !sameOrigin ||
    request.mode === 'navigate' ||
    !['', 'image'].includes(request.destination) ||
    FILE.test(url.pathname) ||
    isTable(request)
  )
    return false;
  if (url.pathname.startsWith('/auth/')) return isSession(url);
  return !STREAM.test(url.pathname);
}

const isCallOnly = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname.startsWith('/auth/');
