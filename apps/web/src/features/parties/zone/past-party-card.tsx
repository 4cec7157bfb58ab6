import type { PastParty } from "@goldmane/contracts/parties/schema";
import { formatTime } from "@goldmane/player/core/time/format-time";
import { Link } from "wouter";
import { reactionNames } from "#features/parties/reactions/reaction-names.ts";
import { routes } from "#platform/routes.ts";
import { formatDate, formatList } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./past-party-card.module.css";

/** A past party: participants, films and links to its best moments. */
export function PastPartyCard({ party }: { party: PastParty }) {
  const names = party.watchedWith.map(({ displayName }) => displayName);
  const titleOf = (id: string) => party.titles.find((title) => title.id === id)?.title ?? "";
  const isSeveral = party.titles.length > 1;
  return (
    <article className={styles.card}>
      {party.titles.length > 0 && (
        <ul className={styles.films}>
          {party.titles.slice(0, 3).map((title) => (
            <li key={title.id}>
              <Link href={routes.watch(title.id)} aria-label={title.title}>
                <Poster
                  url={title.backdropUrl}
                  title={title.title}
                  colors={title.colors}
                  blur={title.backdropBlur}
                  shape="fill"
                  width={360}
                  sizes="(width < 48rem) 92vw, 24rem"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <header className={styles.text}>
        <h3>{party.name}</h3>
        <p>
          {formatDate(party.endedAt, { dateStyle: "long" })}
          {party.titles.length > 0 && ` · ${formatList(party.titles.map(({ title }) => title))}`}
        </p>
        {names.length > 0 && (
          <p className={styles.participants}>
            <span className={styles.faces}>
              {party.watchedWith.slice(0, 5).map(({ displayName, avatarUrl }) => (
                <span key={`${displayName} ${avatarUrl}`}>
                  <Avatar url={avatarUrl} size={32} />
                </span>
              ))}
            </span>
            {say`Watched with ${formatList(names)}`}
          </p>
        )}
      </header>
      {party.moments.length > 0 && (
        <ul className={styles.moments} aria-label={say`Best moments`}>
          {party.moments.map(({ titleId, second, count, reaction }) => (
            <li key={`${titleId} ${second} ${reaction}`}>
              <Link href={routes.watchFrom(titleId, second)} className={styles.moment}>
                <ReactionIcon reaction={reaction} />
                <span>
                  {isSeveral && `${titleOf(titleId)} · `}
                  <b>{formatTime(second)}</b>{" "}
                  {sayPlural(
                    count,
                    { one: "{0}, once", other: "{0}, # times" },
                    reactionNames()[reaction],
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
