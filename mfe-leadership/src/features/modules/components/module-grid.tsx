import { Card, CardGrid, FilterChips, LinkButton, Section } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { MODULE_CATEGORIES, modules, type Module, type ModuleCategory } from '../modules';
import styles from './module-grid.module.css';

/** A category that has no module yet has no chip. */
const chips = MODULE_CATEGORIES.filter(
  (category) => category === 'All Modules' || modules.some((module) => module.category === category),
).map((category) => ({ value: category, label: category }));

interface ModuleChipsProps {
  readonly value: ModuleCategory;
  readonly onChange: (category: ModuleCategory) => void;
}

/** The chips over the modules, one a category. */
export function ModuleChips({ value, onChange }: ModuleChipsProps) {
  return (
    <FilterChips
      label={messages.filter}
      value={value}
      onChange={(chosen) => onChange(MODULE_CATEGORIES.find((category) => category === chosen) ?? 'All Modules')}
      options={chips}
    />
  );
}

interface ModuleGridProps {
  readonly category: ModuleCategory;
  /** What is going on in a module, by its href. */
  readonly facts: Readonly<Partial<Record<string, ReactNode>>>;
}

/** The general secretary's modules of one chip. */
export function ModuleGrid({ category, facts }: ModuleGridProps) {
  const shown = modules.filter((module) => category === 'All Modules' || module.category === category);
  return (
    <Section title={messages.modules} count={shown.length}>
      <CardGrid columns={2}>
        {shown.map((module) => (
          <ModuleCard key={module.href} module={module} fact={facts[module.href]} />
        ))}
      </CardGrid>
    </Section>
  );
}

interface ModuleCardProps {
  readonly module: Module;
  readonly fact: ReactNode;
}

function ModuleCard({ module: { title, text, icon, href }, fact }: ModuleCardProps) {
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.title}>
        {icon}
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.footer}>
        <span>{fact}</span>
        <LinkButton variant="quiet" href={href} aria-label={`${messages.open} ${title}`}>
          {messages.open}
        </LinkButton>
      </div>
    </Card>
  );
}
