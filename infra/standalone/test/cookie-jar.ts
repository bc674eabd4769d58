import { parseSetCookie, stringifyCookie } from 'cookie';

export interface ReceivedCookie {
  name: string;
  value: string;
  /** The whole `Set-Cookie` header. */
  header: string;
}

const unchanged = (value: string) => value;

/** The cookies of one browser, with their values as they are sent. */
export function createCookieJar(cookies = new Map<string, string>()) {
  return {
    copy: () => createCookieJar(new Map(cookies)),
    /** The `Cookie` header of the next request. */
    header: () => stringifyCookie(Object.fromEntries(cookies), { encode: unchanged }),
    /** Applies the `Set-Cookie` headers of a response and answers those that did not delete a cookie. */
    apply(headers: Headers): ReceivedCookie[] {
      return headers.getSetCookie().flatMap((header) => {
        const { name, value } = parseSetCookie(header, { decode: unchanged });
        if (!value) {
          cookies.delete(name);
          return [];
        }
        cookies.set(name, value);
        return [{ name, value, header }];
      });
    },
  };
}
