import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useRef, useState } from "react";
import { readLanguageChoices, saveLanguageChoices } from "#platform/playback/language-choices.ts";
import { say } from "#platform/words/say.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import { findOfferedSounds } from "./find-offered-sounds.ts";
import styles from "./sound-offer.module.css";

/** An ignored offer leaves by itself after this long, and counts as original sounds. */
const shownMs = 15_000;

type Props = { player: Player; profileId: string | null };

/** Offers spoken dialogue at a profile's first play. The film plays on meanwhile. */
export function SoundOffer({ player, profileId }: Props) {
  const audioTracks = usePlayerState(player, (state) => state.audioTracks);
  const isSeen = usePlayerState(
    player,
    ({ hasFrame, phase }) => hasFrame && (phase === "playing" || phase === "paused"),
  );
  const [choices] = useState(() => readLanguageChoices(profileId));
  const [isAnswered, setAnswered] = useState(false);
  const offer = useRef<HTMLElement>(null);
  const sounds = isAnswered ? null : findOfferedSounds(audioTracks, choices);
  const isShown = sounds !== null && isSeen;

  useEffect(() => {
    if (!isShown) return;
    const leave = setInterval(() => {
      // Pointed at or focused: the viewer is about to choose.
      if (offer.current?.matches(":hover, :focus-within")) return;
      saveLanguageChoices(profileId, { wasOffered: true });
      setAnswered(true);
    }, shownMs);
    return () => clearInterval(leave);
  }, [isShown, profileId]);
  if (!isShown) return null;

  const choose = ({ id, language }: { id: string; language: string }) => {
    saveLanguageChoices(profileId, { wasOffered: true, spokenLanguage: language });
    player.setAudioTrack(id);
    setAnswered(true);
  };
  return (
    <section
      ref={offer}
      className={styles.offer}
      aria-label={say`Choose the audio`}
      data-player-offer
    >
      <output className={styles.question}>{say`How do you want to hear films?`}</output>
      <div className={styles.choices}>
        <button type="button" onClick={() => choose(sounds.original)}>
          {say`Original sounds`}
        </button>
        <button type="button" onClick={() => choose(sounds.spoken)}>
          {say`Spoken dialogue`}
        </button>
      </div>
      <p className={styles.hint}>{say`Change it any time under Audio and captions.`}</p>
    </section>
  );
}
