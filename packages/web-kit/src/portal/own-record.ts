import type { PageNav } from './page-nav';

/** A page of what students put on record of themselves. */
export const ownRecord = <const Path extends string>(path: Path, title: string, nav: Pick<PageNav, 'label' | 'icon'>) =>
  ({
    path,
    remote: 'mfe_student',
    title,
    access: 'onboarded',
    nav: { ...nav, who: ['STUDENT'], group: 'My record' },
  }) as const;
