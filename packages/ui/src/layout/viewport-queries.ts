/**
 * Where the layout changes: at 600 and at 1024 px. In rem, so that large type gets the layout that has room for it. Style
 * sheets repeat these queries, because a media query cannot read a variable; `npm run lint` refuses any other.
 */
export const viewportQueries = { phone: '(width < 37.5rem)', tablet: '(37.5rem <= width < 64rem)' } as const;
