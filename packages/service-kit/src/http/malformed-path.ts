import type { RequestHandler } from 'express';

/**
 * Escapes the percent signs of a path that cannot be decoded. Express would refuse it before it knows the call; so the
 * call's own schema does, with the error its row names.
 */
export const escapeMalformedPath: RequestHandler = (req, _res, next) => {
  if (!isDecodable(req.path)) req.url = req.url.replaceAll('%', '%25');
  next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
