import { chooseTheme, useTheme, type ThemeChoice } from '@portal/web-kit';
import { Check } from 'lucide-react';
import { themeMessages as messages } from '../../../messages';
import styles from './theme-cards.module.css';

const choices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];
const previewsOf: Readonly<Record<ThemeChoice, readonly ('light' | 'dark')[]>> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

export function ThemeCards() {
  const { choice } = useTheme();
  return (
    <div className={styles.cards} role="radiogroup" aria-label={messages.title}>
      {choices.map((theme) => (
        <label key={theme} className={styles.card}>
          <input
            className={styles.radio}
            type="radio"
            name="theme"
            value={theme}
            checked={theme === choice}
            onChange={() => chooseTheme(theme)}
          />
          <span className={styles.picture} aria-hidden="true">
            {previewsOf[theme].map((preview) => (
              <span key={preview} className={styles.half} data-theme={preview}>
                <i />
                <i />
              </span>
            ))}
          </span>
          <span className={styles.name}>
            {messages.names[theme]}
            <Check className={styles.check ?? ''} />
          </span>
        </label>
      ))}
    </div>
  );
}
