import { EVENT_CATEGORY_NAMES, PROFICIENCY_LEVEL_NAMES, type UnitSkills } from '@portal/contracts';
import { Card } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { skillMessages as messages } from '../messages';
import styles from './skill-list.module.css';

type Skill = UnitSkills['skills'][number];

/** Skills, those first that most members have: how many are at which level, and endorsed. */
export function SkillList({ skills }: { readonly skills: readonly Skill[] }) {
  return (
    <Card isClipped>
      <ul className={styles.list} aria-label={messages.list}>
        {skills.map((skill) => (
          <SkillRow key={skill.skill_id._id} skill={skill} />
        ))}
      </ul>
    </Card>
  );
}

function SkillRow({ skill }: { readonly skill: Skill }) {
  const formats = useFormats();
  const { skill_id: is, members, endorsed, levels } = skill;
  const waiting = members - endorsed;
  return (
    <li className={styles.skill}>
      <div className={styles.name}>
        <h2 className={styles.title}>{is.name}</h2>
        <p className={styles.facts}>
          <span>{is.category}</span>
          <span>{EVENT_CATEGORY_NAMES[is.type]}</span>
        </p>
        <p className={styles.facts}>
          <span>{messages.members(members, formats.number(members))}</span>
          {endorsed > 0 ? <span>{messages.endorsed(formats.number(endorsed))}</span> : null}
          {waiting > 0 ? <span>{messages.waiting(formats.number(waiting))}</span> : null}
        </p>
      </div>
      <dl className={styles.levels}>
        {levels.map((level) => (
          <div key={level.proficiency_level} className={styles.level} data-none={level.members === 0 || undefined}>
            <dt>{PROFICIENCY_LEVEL_NAMES[level.proficiency_level]}</dt>
            <dd>
              <span className={styles.count}>{formats.number(level.members)}</span>
              {level.endorsed > 0 ? <span>{messages.endorsed(formats.number(level.endorsed))}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
