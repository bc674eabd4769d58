import helmet from 'helmet';

export const CSP_REPORTS_PATH = '/csp-reports';

/**
 * Everything comes from this origin, code and styles also from the remotes'. Nothing is evaluated, and inline nothing
 * runs but what has one of the hashes (Content Security Policy Level 3, section 6.6.3).
 */
export function createContentSecurityPolicy(
  remoteOrigins: readonly string[],
  inline: { scripts: readonly string[]; styles: readonly string[] } = { scripts: [], styles: [] },
) {
  const sources = ["'self'", ...remoteOrigins];
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [...sources, ...inline.scripts],
      styleSrc: [...sources, ...inline.styles],
      connectSrc: sources,
      fontSrc: sources,
      imgSrc: [...sources, 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      reportUri: CSP_REPORTS_PATH,
      reportTo: 'csp',
    },
  });
}
