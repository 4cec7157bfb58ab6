import type { Cue } from "@goldmane/player/core/captions/cue";
import { captionParts } from "@goldmane/player/core/captions/caption-parts";
import { CaptionTrack } from "@goldmane/player/dom/caption-track";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./read-along.module.css";
import { wordAt } from "./word-at.ts";

/**
 * The spoken lines in large letters, with the word that is being said marked. The viewer's own
 * captions replace them.
 */
export function ReadAlong({ player }: { player: Player }) {
  const [track] = useState(() => new CaptionTrack());
  const joins = usePlayerState(player, (state) => state.joins);
  const hasCaptions = usePlayerState(player, (state) => state.captionTrack !== null);
  const spoken = usePlayerState(
    player,
    ({ audioTracks, audioTrack }) => audioTracks.find(({ id }) => id === audioTrack)?.language,
  );
  useEffect(() => {
    const captions = joins[0]?.source.captions ?? [];
    const own = captions.find(({ language }) => language === spoken) ?? null;
    // Without the lines the film is only harder to read along.
    track.load(hasCaptions ? [] : captionParts(joins, own)).catch(() => undefined);
  }, [track, joins, spoken, hasCaptions]);
  useEffect(() => {
    const timer = setInterval(() => track.moveTo(player.currentSeconds), 100);
    return () => {
      clearInterval(timer);
      track.clear();
    };
  }, [track, player]);
  const [cue] = useSyncExternalStore(track.shown.subscribe, track.shown.get);
  return cue ? <Line key={cue.startSeconds} cue={cue} player={player} lang={spoken} /> : null;
}

type LineProps = { cue: Cue; player: Player; lang: string | undefined };

function Line({ cue, player, lang }: LineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const text = cue.lines.map((runs) => runs.map((run) => run.text).join("")).join(" ");
  const spoken = text.split(/\s+/).filter((word) => word !== "");
  useEffect(() => {
    const mark = () => {
      const start = player.joinAt()?.startSeconds ?? 0;
      const seconds = player.currentSeconds - start - cue.startSeconds;
      const said = wordAt(spoken, seconds / Math.max(0.1, cue.endSeconds - cue.startSeconds));
      for (const [index, word] of [...(line.current?.children ?? [])].entries()) {
        word.toggleAttribute("data-said", index <= said);
      }
    };
    const timer = setInterval(mark, 80);
    mark();
    return () => clearInterval(timer);
  });
  return (
    <p ref={line} className={styles.line} lang={lang} data-read-along>
      {spoken.map((word, index) => (
        // Words never change places within their line.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{word} </span>
      ))}
    </p>
  );
}
