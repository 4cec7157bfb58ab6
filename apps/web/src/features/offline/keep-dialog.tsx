import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Choice } from "#ui/choice-row/choice.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { chooseByRoom, expectBytes } from "./keep/choose-rung.ts";
import { keepFilm } from "./keep/keep-film.ts";
import { roomQuery } from "./measure-room.ts";
import { offerQuery } from "./queries.ts";
import { KeepRefusal } from "./keep-refusal.tsx";
import { showRefused } from "./say-refused.ts";
import styles from "./keep-dialog.module.css";

type Props = { title: TitleDetail; onClose: () => void };

/** Asks in which quality a film is to be kept, and says what each takes. */
export function KeepDialog({ title, onClose }: Props) {
  const { data: offer, error, refetch } = useQuery(offerQuery(title.id));
  const { data: room, isPending } = useQuery(roomQuery);
  const [wanted, setWanted] = useState<string | null>(null);
  const label = say`Download ${title.title}`;

  if (error)
    return (
      <Dialog label={label} size="small" onClose={onClose}>
        <KeepRefusal error={error} onRetry={() => void refetch()} />
      </Dialog>
    );
  if (!offer || isPending)
    return (
      <Dialog label={label} size="small" onClose={onClose}>
        <div className={styles.wait}>
          <Spinner size="small" />
        </div>
      </Dialog>
    );

  const free = room?.freeBytes ?? null;
  const rungs = offer.rungs.toSorted((a, b) => a.height - b.height);
  const best = chooseByRoom(offer, free);
  const chosen = rungs.find(({ name }) => name === wanted) ?? best;
  const bytesOf = (rung: (typeof rungs)[number]) => expectBytes(rung, offer.durationSeconds);
  const hasRoom = !chosen || free === null || bytesOf(chosen) < free;
  const keep = () => {
    if (!chosen) return;
    onClose();
    keepFilm(title, chosen).catch(showRefused);
  };

  return (
    <Dialog label={label} size="small" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Download ${title.title}`}</h2>
        <p className={styles.words}>
          {say`The film stays on this device, with its captions, and plays without a network for 30 days. Each time you are online, the days begin anew.`}
        </p>
        <fieldset className={styles.rungs}>
          <legend>{say`Picture`}</legend>
          {rungs.map((rung) => (
            <Choice
              key={rung.name}
              isChosen={rung === chosen}
              onChoose={() => setWanted(rung.name)}
            >
              <span className={styles.rung}>
                {rung.height}p
                <span className={styles.size}>{say`about ${describeBytes(bytesOf(rung))}`}</span>
              </span>
            </Choice>
          ))}
        </fieldset>
        {free !== null && (
          <p className={styles.room} data-short={!hasRoom}>
            {hasRoom
              ? say`${describeBytes(free)} are free for films on this device.`
              : say`There is not room enough on this device. Take a smaller picture, or remove a film.`}
          </p>
        )}
        <div className={styles.acts}>
          <Button look="glass" onClick={onClose}>
            {say`Leave it`}
          </Button>
          <Button look="gold" icon="keep" disabled={!hasRoom} onClick={keep}>
            {say`Download`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
