import { create } from 'zustand';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'portal.theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function remembered(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

const themeStore = create<{ choice: ThemeChoice; isSystemDark: boolean }>(() => ({
  choice: remembered(),
  isSystemDark: dark.matches,
}));

const shownTheme = ({ choice, isSystemDark } = themeStore.getState()): 'light' | 'dark' =>
  choice === 'system' ? (isSystemDark ? 'dark' : 'light') : choice;

function show(): void {
  document.documentElement.dataset['theme'] = shownTheme();
}

/** Chooses a theme for this browser, now and for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // It then holds until the page is closed.
  }
  themeStore.setState({ choice });
}

/** The choice, and the theme that shows because of it. */
export function useTheme(): { readonly choice: ThemeChoice; readonly shown: 'light' | 'dark' } {
  const state = themeStore();
  return { choice: state.choice, shown: shownTheme(state) };
}

/** Keeps the document in the chosen theme; called once by the shell. */
export function followTheme(): void {
  dark.addEventListener('change', ({ matches }) => themeStore.setState({ isSystemDark: matches }));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) themeStore.setState({ choice: remembered() });
  });
  themeStore.subscribe(show);
  show();
}
