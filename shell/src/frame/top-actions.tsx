import { categoryOfRole, ROLE_NAMES } from '@portal/contracts';
import { IconButton, IconLink, PersonMenu, type MenuItem } from '@portal/ui';
import { chooseTheme, useTheme, type Session, type ThemeChoice } from '@portal/web-kit';
import { LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notifications } from '../notifications/notifications';
import { messages, officeInitials } from '../messages';
import { informationItems } from './information-items';

const themeIcons: Readonly<Record<ThemeChoice, ReactNode>> = { light: <Sun />, dark: <Moon />, system: <Monitor /> };

/** At the end of the top bar: notifications and the person's menu; for visitors the switch between light and dark. */
export function TopActions({ session: { user, role, onboardingComplete } }: { readonly session: Session }) {
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
  const pages: MenuItem[] = [
    // Until the profile is complete, its only page is the form of the onboarding.
    ...(onboardingComplete === false ? [] : [profile]),
    { label: messages.settings, href: '/settings', icon: <Settings /> },
    { label: messages.logout, href: '/logout', icon: <LogOut /> },
  ];
  return (
    <>
      {/* The key drops announcements for the person who was signed in before. */}
      <Notifications key={user._id} />
      {/* Specification 2, section 2: a general secretary has a button for the settings. */}
      {categoryOfRole(role) ? <IconLink href="/settings" label={messages.settings} icon={<Settings />} /> : null}
      <PersonMenu
        name={user.personal_info.name}
        detail={ROLE_NAMES[role]}
        // Specification 2, section 2: a general secretary's avatar shows the office.
        src={office ? undefined : user.personal_info.profilePic}
        initials={office}
        groups={[themes, informationItems, pages]}
      />
    </>
  );
}
