const STYLE_ID = 'react-aria-pressable-style';

/**
 * Takes the id under which react-aria adds a style element for pressable things. base.css has that rule, and a strict
 * content security policy would refuse and report the element.
 */
export function suppressPressStyle(): void {
  if (typeof document === 'undefined' || document.getElementById(STYLE_ID)) return;
  const place = document.createElement('meta');
  place.id = STYLE_ID;
  document.head.append(place);
}
