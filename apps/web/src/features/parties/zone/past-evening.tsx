import type { PastParty } from "@goldmane/contracts/parties/schema";
import { formatTime } from "@goldmane/player/core/time/format-time";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { formatDate, formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import styles from "./past-evening.module.css";

/** A party that was: with whom, what was on, and where the house laughed. */
export function PastEvening({ party }: { party: PastParty }) {
  const names = party.watchedWith.map(({ displayName }) => displayName);
  const titleOf = (id: string) => party.titles.find((title) => title.id === id)?.title;
  return (
    <article className={styles.evening}>
      <header>
        <h3>{party.name}</h3>
        <p>{formatDate(party.endedAt, { dateStyle: "long" })}</p>
      </header>
      {names.length > 0 && <p>{say`Watched with ${formatList(names)}`}</p>}
      <ul className={styles.films}>
        {party.titles.map(({ id, title }) => (
          <li key={id}>
            <Link href={routes.watch(id)}>{title}</Link>
          </li>
        ))}
      </ul>
      {party.moments.length > 0 && (
        <ul className={styles.moments} aria-label={say`Best moments`}>
          {party.moments.map(({ titleId, second, count, reaction }) => (
            <li key={`${titleId} ${second}`}>
              <Glyph reaction={reaction} />
              <span>
                {say`${titleOf(titleId) ?? ""} at ${formatTime(second)}`} · {count}
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
