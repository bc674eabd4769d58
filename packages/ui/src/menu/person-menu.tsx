import { ChevronDown } from 'lucide-react';
import { Avatar } from '../avatar/avatar';
import { Menu } from './menu';
import type { MenuProps } from './menu';
import styles from './menu.module.css';

/** Props of PersonMenu. */
export interface PersonMenuProps extends Pick<MenuProps, 'groups'> {
  readonly name: string;
  /** Below the name, e.g. the role. */
  readonly detail: string;
  readonly src?: string | undefined;
  /** Shown instead of the name's own initials. */
  readonly initials?: string | undefined;
}

/** The menu of the signed-in person, in the top bar. */
export function PersonMenu({ name, detail, src, initials, groups }: PersonMenuProps) {
  return (
    <Menu
      label={`${name}, ${detail}`}
      groups={groups}
      triggerClass={styles.person}
      trigger={
        <>
          <Avatar name={name} src={src} initials={initials} />
          <span className={styles.personText}>
            <span className={styles.personName}>{name}</span>
            <span className={styles.personRole}>{detail}</span>
          </span>
          <ChevronDown />
        </>
      }
    />
  );
}
