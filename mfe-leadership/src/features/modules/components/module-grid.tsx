import { EmptyState, FilterChips, LinkButton, Section, Stack } from '@portal/ui';
import { useState } from 'react';
import { texts } from '../../../texts';
import { MODULE_CATEGORIES, modulesOf, type Module, type ModuleCategory } from '../modules';
import styles from './module-grid.module.css';

const words = texts.gensec;

/** The general secretary's modules, by chip. */
export function ModuleGrid() {
  const [category, setCategory] = useState<ModuleCategory>('All Modules');
  const shown = modulesOf(category);
  return (
    <Stack gap={5}>
      <FilterChips
        label={words.filter}
        value={category}
        onChange={(value) => setCategory(MODULE_CATEGORIES.find((chip) => chip === value) ?? 'All Modules')}
        options={MODULE_CATEGORIES.map((chip) => ({ value: chip, label: chip }))}
      />
      <Section title={words.modules} count={shown.length}>
        {shown.length === 0 ? <EmptyState title={words.emptyCategory} text={words.emptyText} /> : null}
        <div className={styles.grid}>
          {shown.map((module) => (
            <ModuleCard key={module.href} module={module} />
          ))}
        </div>
      </Section>
    </Stack>
  );
}

function ModuleCard({ module }: { readonly module: Module }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        {module.icon}
        {module.title}
      </h3>
      <p className={styles.text}>{module.text}</p>
      <div className={styles.foot}>
        <span>{module.fact}</span>
        <LinkButton variant="quiet" href={module.href} aria-label={`${texts.modules.open} ${module.title}`}>
          {texts.modules.open}
        </LinkButton>
      </div>
    </article>
  );
}
