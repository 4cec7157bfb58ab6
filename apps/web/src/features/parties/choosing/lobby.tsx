import { ratings } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { markReady } from "@goldmane/contracts/parties/live";
import { useState } from "react";
import { describeLength } from "#platform/describe-length.ts";
import { say } from "#platform/words/say.ts";
import { FilmPicker } from "./film-picker.tsx";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { LobbyCurtain } from "./lobby-curtain.tsx";
import styles from "./lobby.module.css";

type Props = PartyProps & { onInvite: () => void };

/** The lobby before a film: the cued title, who is ready, and the start button. */
export function Lobby({ room, party, own, onInvite }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  // Without a cued title, show the most wanted one of the queue.
  const title = party.title ?? party.queue[0]?.title ?? null;
  const isHosting = isHostOrCohost(own);
  const present = party.participants.filter(({ isPresent }) => isPresent);
  const ready = present.filter(({ isReady }) => isReady).length;
  const cue = (titleId: string) => {
    setChoosing(false);
    room.command({ act: "cue", titleId }).catch(showPartyErrorToast);
  };
  const canShow = ({ rating }: TitleCard) =>
    ratings.indexOf(rating) <= ratings.indexOf(party.highestRating);

  return (
    <LobbyCurtain key={title?.id} title={title}>
      {title && (
        <div className={styles.poster}>
          <Poster
            url={title.posterUrl}
            title={title.title}
            colors={title.colors}
            blur={title.posterBlur}
            shape="poster"
            width={260}
            sizes="14rem"
            urgent
          />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.eyebrow}>{title ? say`Tonight’s film` : say`Nothing playing yet`}</p>
        <h2>{title ? title.title : say`What should we watch?`}</h2>
        {title && (
          <>
            <p className={styles.tagline}>{title.tagline}</p>
            <p>
              <Badge>{title.rating}</Badge> {describeLength(title.durationSeconds)}
            </p>
          </>
        )}
        {!title && !isHosting && (
          <p className={styles.tagline}>{say`Suggest a film for the host to start.`}</p>
        )}
        <p className={styles.count} aria-live="polite">
          {say`${present.length} here · ${ready} ready`}
        </p>
        <div className={styles.acts}>
          {title && isHosting && (
            <Button
              variant="gold"
              icon="play"
              onClick={() =>
                void room.command({ act: "show", titleId: title.id }).catch(showPartyErrorToast)
              }
            >
              {say`Start film`}
            </Button>
          )}
          {isHosting && (
            <Button
              variant={title ? "glass" : "gold"}
              icon={title ? "retry" : "plus"}
              onClick={() => setChoosing(true)}
            >
              {title ? say`Change film` : say`Choose a film`}
            </Button>
          )}
          <Button
            variant={isHosting ? "glass" : "gold"}
            icon="check"
            aria-pressed={own.isReady}
            onClick={() =>
              void room.send(markReady, { isReady: !own.isReady }).catch(showPartyErrorToast)
            }
          >
            {own.isReady ? say`Not ready` : say`I’m ready`}
          </Button>
          <Button variant="glass" icon="plus" onClick={onInvite}>
            {say`Invite`}
          </Button>
        </div>
      </div>
      {isChoosing && (
        <FilmPicker
          heading={say`Choose a film`}
          canShow={canShow}
          onChoose={({ id }) => cue(id)}
          onClose={() => setChoosing(false)}
        />
      )}
    </LobbyCurtain>
  );
}
