import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { profilesQuery } from "#features/family/queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./limits-section.module.css";

/** Links to each profile's controls and to the weekly report. */
export function LimitsSection() {
  const { data: profiles = [] } = useQuery(profilesQuery);
  return (
    <Section
      heading={say`Parental controls`}
      description={say`Ratings, blocked titles and words, screen time, bedtime and calm mode.`}
    >
      <ul className={styles.profiles}>
        {profiles.map(({ id, displayName, avatarUrl, highestRating }) => (
          <li key={id}>
            <Link href={routes.controls(id)} className={styles.profile}>
              <Avatar url={avatarUrl} size={44} />
              <b>{displayName}</b>
              <span>{say`up to ${highestRating}`}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink variant="glass" href={routes.weekReport}>
        {say`Weekly report`}
      </ButtonLink>
    </Section>
  );
}
