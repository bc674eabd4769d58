const STYLE_ID = 'react-aria-pressable-style';

/**
 * Keeps react-aria from adding a style element, which a strict content security policy would block and report, by an
 * element with the same id. base.css has the rule.
 */
export function suppressPressStyle(): void {
  if (typeof document === 'undefined' || document.getElementById(STYLE_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = STYLE_ID;
  document.head.append(placeholder);
}
