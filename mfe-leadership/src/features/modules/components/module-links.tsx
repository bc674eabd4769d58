import { LinkCard, Rows, Section } from '@portal/ui';
import { modules, type Module } from '../modules';

/** The president's link cards of one group. */
export function ModuleLinks({ title, group }: { readonly title: string; readonly group: Module['group'] }) {
  const shown = modules.filter((module) => module.group === group);
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <Rows>
        {shown.map(({ href, icon, title: name, fact }) => (
          <li key={href}>
            <LinkCard href={href} icon={icon} title={name} fact={fact} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
