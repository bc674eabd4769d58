import type { PageNav } from './page-nav';

/** A page about the club of a coordinator. */
export const ofClub = <const Path extends string>(path: Path, title: string, nav: Pick<PageNav, 'label' | 'icon'>) =>
  ({
    path,
    remote: 'mfe_leadership',
    title,
    access: ['CLUB_COORDINATOR'],
    nav: { ...nav, who: ['CLUB_COORDINATOR'] },
  }) as const;
