import { Cluster, Page, Section, Stack, Text, TextLink } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { paths } from '../../../paths';
import { aboutMessages, accessibilityMessages, helpMessages } from '../messages';
import type { Section as Information } from '../sections';

const pages = [
  { href: paths.help, title: helpMessages.title },
  { href: paths.about, title: aboutMessages.title },
  { href: paths.accessibility, title: accessibilityMessages.title },
];

interface InformationProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly sections: readonly Information[];
}

/** A page about the portal, with links to the others. */
export function InformationPage({ title, subtitle, sections }: InformationProps) {
  useTitle(title);
  return (
    <Page
      title={title}
      subtitle={subtitle}
      width="narrow"
      footer={
        <Cluster gap={4}>
          {pages
            .filter((page) => page.title !== title)
            .map((page) => (
              <TextLink key={page.href} href={page.href} isSolo>
                {page.title}
              </TextLink>
            ))}
        </Cluster>
      }
    >
      <Stack gap={6}>
        {sections.map((section) => (
          <Section key={section.title} title={section.title}>
            <Stack gap={2}>
              {section.items.map(({ text, href, label }) => (
                <Text as="p" key={text}>
                  {text} {href === undefined ? null : <TextLink href={href}>{label}</TextLink>}
                </Text>
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
