/** Before the names of cookies that only https sends (RFC 6265bis, section 4.1.3.2). */
export const cookiePrefixOf = (isHttps: boolean) => (isHttps ? '__Host-' : '');

/** The cookie with the access token, which auth sets. */
export const accessCookieOf = (isHttps: boolean) => `${cookiePrefixOf(isHttps)}portal_access`;
