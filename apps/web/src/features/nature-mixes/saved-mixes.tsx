import { mixesAtMost } from "@goldmane/contracts/nature-mixes/limits";
import { isSilent, writeMix } from "@goldmane/contracts/nature-mixes/rules";
import type { NatureLevels, NatureMix } from "@goldmane/contracts/nature-mixes/schema";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { MixNameDialog } from "./mix-name-dialog.tsx";
import { MixRow } from "./mix-row.tsx";
import { natureMixesQuery, useSaveNatureMix } from "./queries.ts";
import styles from "./saved-mixes.module.css";

type Props = {
  /** The levels of the sliders, to save. */
  levels: Readonly<NatureLevels>;
  onPlay: (mix: NatureMix) => void;
  /** `text` is the mix for a link, which `readMix` reads. */
  onCopyLink: (text: string, mix: NatureMix) => void;
};

/** The profile's saved mixes: to play, share, rename and delete; and the current one, to save. */
export function SavedMixes({ levels, onPlay, onCopyLink }: Props) {
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
          disabled={isSilent(levels) || isFull}
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
