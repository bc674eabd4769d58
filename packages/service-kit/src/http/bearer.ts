/** RFC 6750, section 2.1, narrowed to the three parts of a JSON Web Token (RFC 7519). */
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The token of an `Authorization` header; null when it is absent or holds no bearer token. */
export function readBearerToken(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

/** The `Authorization` header that carries a token. */
export function bearerHeader(token: string): string {
  return `Bearer ${token}`;
}
