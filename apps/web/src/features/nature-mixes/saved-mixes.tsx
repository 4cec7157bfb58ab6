import { mixesAtMost } from "@goldmane/contracts/nature-mixes/limits";
import type { SavedMix } from "@goldmane/contracts/nature-mixes/schema";
import { type NatureMix, type NatureSound, natureSounds } from "@goldmane/contracts/vibes/limits";
import { writeMix } from "@goldmane/contracts/vibes/mix-text";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { MixNameDialog } from "./mix-name-dialog.tsx";
import { MixRow } from "./mix-row.tsx";
import { natureMixesQuery, useSaveNatureMix } from "./queries.ts";
import styles from "./saved-mixes.module.css";

type Props = {
  /** The levels of the sliders, to save. */
  levels: NatureMix;
  nameOf: (sound: NatureSound) => string;
  onPlay: (mix: SavedMix) => void;
  /** `text` is the mix for a link, which `readMix` reads. */
  onCopyLink: (text: string, mix: SavedMix) => void;
};

/** The profile's saved mixes: to play, share, rename and delete; and the current one, to save. */
export function SavedMixes({ levels, nameOf, onPlay, onCopyLink }: Props) {
  const id = useId();
  const { data: mixes, error, refetch } = useQuery(natureMixesQuery);
  const saving = useSaveNatureMix();
  const [isNaming, setNaming] = useState(false);
  const close = () => {
    setNaming(false);
    saving.reset();
  };
  const current = writeMix(levels);
  const isFull = (mixes?.length ?? 0) >= mixesAtMost;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{say`Your mixes`}</h2>
        <Button
          variant="gold"
          icon="plus"
          disabled={current === "" || isFull}
          onClick={() => setNaming(true)}
        >
          {say`Save this mix`}
        </Button>
      </header>
      {isFull && (
        <p className={styles.hint}>{say`You’ve saved 20 mixes. Delete one to save another.`}</p>
      )}
      {error && !mixes && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {mixes?.length === 0 && (
        <p className={styles.hint}>
          {say`No mixes yet. Turn up a few sounds, then save the mix you like.`}
        </p>
      )}
      {mixes && mixes.length > 0 && (
        <ul className={styles.list}>
          {mixes.map((mix) => (
            <MixRow
              key={mix.id}
              mix={mix}
              sounds={formatList(listSounds(mix.levels).map(nameOf))}
              isPlaying={writeMix(mix.levels) === current}
              onPlay={() => onPlay(mix)}
              onCopyLink={() => onCopyLink(writeMix(mix.levels), mix)}
            />
          ))}
        </ul>
      )}
      {isNaming && (
        <MixNameDialog
          heading={say`Save this mix`}
          name=""
          isPending={saving.isPending}
          error={saving.error}
          onSave={(name) => saving.mutate({ name, levels: { ...levels } }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Loudest first. */
function listSounds(levels: NatureMix): NatureSound[] {
  return natureSounds
    .filter((sound) => levels[sound] !== undefined)
    .toSorted((a, b) => (levels[b] ?? 0) - (levels[a] ?? 0));
}
