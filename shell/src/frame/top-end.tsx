import { categoryOfRole } from '@portal/contracts';
import { IconButton, IconLink, PersonMenu, type MenuItem } from '@portal/ui';
import { chooseTheme, useTheme, type Session, type ThemeChoice } from '@portal/web-kit';
import { LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bell } from '../bell/bell';
import { officeInitials, roleNames, messages } from '../messages';

const themeIcons: Readonly<Record<ThemeChoice, ReactNode>> = { light: <Sun />, dark: <Moon />, system: <Monitor /> };

/** The end of the top bar: the bell, the person and their menu; for visitors the switch between light and dark. */
export function TopEnd({ session: { user, role, onboardingComplete } }: { readonly session: Session }) {
  const { choice, shown } = useTheme();
  if (!user) {
    const other = shown === 'dark' ? 'light' : 'dark';
    const label = other === 'dark' ? messages.toDark : messages.toLight;
    return <IconButton label={label} icon={themeIcons[other]} onPress={() => chooseTheme(other)} />;
  }
  const themes = (['light', 'dark', 'system'] as const).map((theme): MenuItem => ({
    label: messages.themes[theme],
    icon: themeIcons[theme],
    isChosen: theme === choice,
    onPress: () => chooseTheme(theme),
  }));
  const profile: MenuItem = { label: messages.profile, href: '/profile', icon: <UserRound /> };
  const office = officeInitials[role];
  const places: MenuItem[] = [
    // Until it is complete its form is the only page of it.
    ...(onboardingComplete === false ? [] : [profile]),
    { label: messages.settings, href: '/settings', icon: <Settings /> },
    { label: messages.logout, href: '/logout', icon: <LogOut /> },
  ];
  return (
    <>
      {/* Nothing that one person was told is read out to the next. */}
      <Bell key={user._id} />
      {/* Specification 2, section 2: the header of a general secretary has a button for it. */}
      {categoryOfRole(role) ? <IconLink href="/settings" label={messages.settings} icon={<Settings />} /> : null}
      <PersonMenu
        name={user.personal_info.name}
        detail={roleNames[role]}
        // Specification 2, section 2: a general secretary's avatar shows the office.
        src={office ? undefined : user.personal_info.profilePic}
        initials={office}
        groups={[themes, places]}
      />
    </>
  );
}
