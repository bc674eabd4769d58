import { TextLink } from '@portal/ui';

/** The way out of a page that cannot be shown: what one can try, and who to ask. */
export function HelpLink() {
  return (
    <TextLink href="/help" isSolo>
      Get help
    </TextLink>
  );
}
