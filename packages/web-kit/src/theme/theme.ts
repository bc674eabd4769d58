import { create } from 'zustand';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'portal.theme';
const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

function storedChoice(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

const themeStore = create<{ choice: ThemeChoice; isSystemDark: boolean }>(() => ({
  choice: storedChoice(),
  isSystemDark: darkQuery.matches,
}));

const shownTheme = ({ choice, isSystemDark } = themeStore.getState()): 'light' | 'dark' =>
  choice === 'system' ? (isSystemDark ? 'dark' : 'light') : choice;

function show(): void {
  document.documentElement.dataset['theme'] = shownTheme();
}

/** Chooses a theme and stores the choice in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  themeStore.setState({ choice });
}

/** The choice, and the theme that is shown because of it. */
export function useTheme(): { readonly choice: ThemeChoice; readonly shown: 'light' | 'dark' } {
  const state = themeStore();
  return { choice: state.choice, shown: shownTheme(state) };
}

/** Applies the theme to the document whenever it changes; called once by the shell. */
export function followTheme(): void {
  darkQuery.addEventListener('change', ({ matches }) => themeStore.setState({ isSystemDark: matches }));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) themeStore.setState({ choice: storedChoice() });
  });
  themeStore.subscribe(show);
  show();
}
