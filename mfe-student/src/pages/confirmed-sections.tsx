import { useFormats } from '@portal/web-kit';
import { useAchievements } from '../features/achievements/api/list-achievements';
import { VerifiedAchievement } from '../features/achievements/components/verified-achievement';
import { listMessages as achievementMessages } from '../features/achievements/messages';
import { useLiveAchievements } from '../features/achievements/use-live-achievements';
import { RecordSection } from '../features/profile/components/record-section';
import { useOwnSkills } from '../features/skills/api/list-own-skills';
import { EndorsedSkill } from '../features/skills/components/endorsed-skill';
import { listMessages as skillMessages } from '../features/skills/messages';
import { useLiveSkills } from '../features/skills/use-live-skills';
import { ownRecordMessages as messages } from '../messages';
import { achievementsHref, paths, skillsHref } from '../paths';

/** The rest is one press away. */
const MAX_SHOWN = 5;

/** What others have confirmed of the person: endorsed skills and verified achievements. */
export function ConfirmedSections({ userId }: { readonly userId: string }) {
  return (
    <>
      <EndorsedSkills userId={userId} />
      <VerifiedAchievements userId={userId} />
    </>
  );
}

function EndorsedSkills({ userId }: { readonly userId: string }) {
  useLiveSkills();
  const formats = useFormats();
  const query = useOwnSkills(userId);
  const endorsed = query.data?.pages.flatMap(({ items }) => items.filter((skill) => skill.is_endorsed)) ?? [];
  const isMore = endorsed.length > MAX_SHOWN;
  return (
    <RecordSection
      title={messages.endorsed}
      query={query}
      messages={{ ...skillMessages, none: messages.noneEndorsed }}
      rows={endorsed.slice(0, MAX_SHOWN).map((skill) => (
        <EndorsedSkill key={skill._id} skill={skill} />
      ))}
      href={isMore ? skillsHref('endorsed') : paths.skills}
      link={isMore ? messages.allSkills(formats.number(endorsed.length)) : messages.manageSkills}
    />
  );
}

function VerifiedAchievements({ userId }: { readonly userId: string }) {
  useLiveAchievements();
  const formats = useFormats();
  const query = useAchievements(userId, { state: 'verified' });
  const verified = query.data?.pages[0]?.items ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const isMore = total > MAX_SHOWN;
  return (
    <RecordSection
      title={messages.verified}
      query={query}
      messages={{ ...achievementMessages, none: messages.noneVerified }}
      rows={verified.slice(0, MAX_SHOWN).map((achievement) => (
        <VerifiedAchievement key={achievement._id} achievement={achievement} />
      ))}
      href={isMore ? achievementsHref('verified') : paths.achievements}
      link={isMore ? messages.allAchievements(formats.number(total)) : messages.viewAchievements}
    />
  );
}
