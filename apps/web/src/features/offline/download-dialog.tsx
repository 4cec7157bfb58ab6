import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Choice } from "#ui/choice-row/choice.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { NeedsHttps } from "#ui/needs-https/needs-https.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { chooseBySpace, expectBytes } from "./download/choose-rung.ts";
import { startDownload } from "./download/download-film.ts";
import { spaceQuery } from "./measure-space.ts";
import { offerQuery } from "./queries.ts";
import { DownloadRefusal } from "./download-refusal.tsx";
import { showRefusal } from "./describe-refusal.ts";
import styles from "./download-dialog.module.css";

type Props = { title: TitleDetail; onClose: () => void };

/** Asks for the quality of a download, with the size of each. */
export function DownloadDialog({ title, onClose }: Props) {
  const { data: offer, error, refetch } = useQuery(offerQuery(title.id));
  const { data: space, isPending } = useQuery(spaceQuery);
  const [wanted, setWanted] = useState<string | null>(null);
  const label = say`Download ${title.title}`;

  if (isInsecure())
    return (
      <Dialog label={label} size="small" onClose={onClose}>
        <div className={styles.dialog}>
          <h2>{label}</h2>
          <NeedsHttps feature="downloads" />
        </div>
      </Dialog>
    );
  if (error)
    return (
      <Dialog label={label} size="small" onClose={onClose}>
        <DownloadRefusal error={error} onRetry={() => void refetch()} />
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

  const free = space?.freeBytes ?? null;
  const rungs = offer.rungs.toSorted((a, b) => a.height - b.height);
  const best = chooseBySpace(offer, free);
  const chosen = rungs.find(({ name }) => name === wanted) ?? best;
  const bytesOf = (rung: (typeof rungs)[number]) => expectBytes(rung, offer.durationSeconds);
  const hasSpace = !chosen || free === null || bytesOf(chosen) < free;
  const keep = () => {
    if (!chosen) return;
    onClose();
    startDownload(title, chosen).catch(showRefusal);
  };

  return (
    <Dialog label={label} size="small" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Download ${title.title}`}</h2>
        <p className={styles.text}>
          {say`Watch it offline for 30 days, with captions. Going online renews the 30 days.`}
        </p>
        <fieldset className={styles.rungs}>
          <legend>{say`Quality`}</legend>
          {rungs.map((rung) => (
            <Choice
              key={rung.name}
              isChosen={rung === chosen}
              onChoose={() => setWanted(rung.name)}
            >
              <span className={styles.rung}>
                {rung.height}p
                <span className={styles.size}>{say`Approx. ${describeBytes(bytesOf(rung))}`}</span>
              </span>
            </Choice>
          ))}
        </fieldset>
        {free !== null && (
          <p className={styles.space} data-short={!hasSpace}>
            {hasSpace
              ? say`${describeBytes(free)} free on this device.`
              : say`Not enough storage. Choose a lower quality or delete a download.`}
          </p>
        )}
        <div className={styles.acts}>
          <Button variant="glass" onClick={onClose}>
            {say`Cancel`}
          </Button>
          <Button variant="gold" icon="keep" disabled={!hasSpace} onClick={keep}>
            {say`Download`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
