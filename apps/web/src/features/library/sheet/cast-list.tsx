import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useState } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import styles from "./cast-list.module.css";

type Props = { cast: TitleDetail["cast"] };

/** A film's characters with their portraits and voice actors. */
export function CastList({ cast }: Props) {
  if (cast.length === 0) return null;
  return (
    <section aria-label={say`Cast`} className={styles.cast}>
      <h2 className={styles.heading}>{say`Cast`}</h2>
      <ul className={styles.list}>
        {cast.map((member) => (
          <li key={`${member.name} ${member.role}`} className={styles.member}>
            <Portrait member={member} />
            <span>
              <span className={styles.role}>{member.role}</span>
              <span className={styles.name}>{say`Voice: ${member.name}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A face, or the first letter of the name. */
function Portrait({ member: { role, name, portraitUrl } }: { member: Props["cast"][number] }) {
  const [isMissing, setMissing] = useState(portraitUrl === null);
  return (
    <span className={styles.portrait} aria-hidden="true">
      {portraitUrl !== null && !isMissing ? (
        <img
          {...imageSources(portraitUrl, 96)}
          alt=""
          sizes="6rem"
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(true)}
        />
      ) : (
        (role || name).charAt(0)
      )}
    </span>
  );
}
