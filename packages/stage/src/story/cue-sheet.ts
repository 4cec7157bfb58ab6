import { spokenSyllables, syllablesOf } from "#actor/mouth/mouth-cues.ts";
import type { BlockedScene } from "./block-scene.ts";
import { actSounds, panOf } from "./sounds/act-sounds.ts";
import { changeSounds } from "./sounds/change-sounds.ts";
import type { Story } from "./schema.ts";
import { spokenSeconds } from "./speaking/spoken-lines.ts";
import { utteranceOf } from "./speaking/utterance.ts";
import type { ActorTrack, AmbienceBed, CueSheet, SceneSpan, Speech } from "./timeline.ts";
import type { Backdrop, Effect, SoundName, TimeOfDay, Weather } from "./vocabulary.ts";

type Told = {
  story: Story;
  scenes: readonly (SceneSpan & Pick<BlockedScene, "stepTimes" | "narration" | "rests">)[];
  durationSeconds: number;
};
type AmbienceOf = (backdrop: Backdrop, time: TimeOfDay, weather: Weather) => AmbienceBed;

/** Effects with a sound of their own, without a sound step. */
const soundOfEffect: Partial<Record<Effect, { sound: SoundName; gain: number }>> = {
  sparkle: { sound: "sparkle", gain: 0.5 },
  magic: { sound: "magic", gain: 0.6 },
  splash: { sound: "splash", gain: 0.7 },
  hearts: { sound: "twinkle", gain: 0.45 },
  notes: { sound: "chime", gain: 0.4 },
  stars: { sound: "twinkle", gain: 0.5 },
  lightning: { sound: "thunder", gain: 0.8 },
  confetti: { sound: "pop", gain: 0.5 },
  smoke: { sound: "whoosh", gain: 0.4 },
  bubbles: { sound: "pop", gain: 0.3 },
  glow: { sound: "chime", gain: 0.4 },
};
/** The cue sheet of a film for the score and the sound effects. */
export function cueSheetOf(
  { story, scenes, durationSeconds }: Told,
  ambienceOf: AmbienceOf,
): CueSheet {
  return {
    seed: story.seed,
    durationSeconds,
    theme: story.music.theme,
    tempo: story.music.tempo,
    sections: sectionsOf(story, scenes),
    hits: hitsOf(scenes),
    rests: scenes.flatMap(({ rests }) => rests),
    effects: effectsOf(scenes),
    ambiences: scenes.map(({ scene, start, end }) => ({
      start,
      end,
      bed: ambienceOf(scene.backdrop, scene.time, scene.weather),
      gain: 0.6,
    })),
    speech: speechOf(scenes),
  };
}

function sectionsOf(story: Story, scenes: Told["scenes"]): CueSheet["sections"] {
  let { mood, intensity } = story.music;
  return scenes.flatMap(({ scene, start, stepTimes }) => {
    const opening = scene.steps.findIndex((step) => "music" in step);
    const sections: CueSheet["sections"] = [];
    if (opening !== 0) sections.push({ at: start, mood, intensity, beat: scene.beat });
    for (const [index, step] of scene.steps.entries()) {
      if (!("music" in step)) continue;
      mood = step.music;
      intensity = step.intensity ?? intensity;
      const at = index === 0 ? start : (stepTimes[index] ?? start);
      sections.push({ at, mood, intensity, beat: scene.beat });
    }
    return sections;
  });
}

function hitsOf(scenes: Told["scenes"]): CueSheet["hits"] {
  const strengthOf = { setup: 0.4, conflict: 0.6, challenge: 0.6, climax: 1, resolution: 0.7 };
  return [
    { at: 0.6, strength: 0.8 },
    ...scenes.slice(1).map(({ scene, start }) => ({ at: start, strength: strengthOf[scene.beat] })),
    { at: (scenes.at(-1)?.end ?? 0) + 0.3, strength: 0.9 },
  ];
}

function effectsOf(scenes: Told["scenes"]): CueSheet["effects"] {
  const asked = scenes.flatMap(({ scene, stepTimes, start }) =>
    scene.steps.flatMap((step, index) =>
      "sound" in step
        ? [{ at: stepTimes[index] ?? start, sound: step.sound, gain: 0.8, pan: 0 }]
        : [],
    ),
  );
  const implied = scenes.flatMap((scene) => [
    ...actSounds(scene),
    ...scene.props.flatMap(changeSounds),
    ...scene.effects.flatMap(({ effect, at, start }) => {
      const cue = soundOfEffect[effect];
      return cue ? [{ at: start, ...cue, pan: "x" in at ? panOf(at.x) : 0 }] : [];
    }),
  ]);
  const unasked = implied.filter((cue) =>
    asked.every((other) => Math.abs(other.at - cue.at) > 0.3),
  );
  return [...asked, ...unasked].toSorted((a, b) => a.at - b.at);
}

function speechOf(scenes: Told["scenes"]): CueSheet["speech"] {
  return scenes
    .flatMap(({ actors, narration }) => [
      ...actors.flatMap((track) => track.speech.map((line) => cueOfLine(track, line))),
      ...narration.flatMap(cueOfNarration),
    ])
    .toSorted((a, b) => a.start - b.start);
}

function cueOfLine(
  { member, emotions, start: opening }: ActorTrack,
  { start, end, text, spoken }: Speech,
): CueSheet["speech"][number] {
  const emotion = emotions.findLast(({ at }) => at <= start + 0.01)?.emotion ?? opening.emotion;
  const { pitch } = member.voice;
  const asks = text.trimEnd().endsWith("?");
  const cue = { start, end, pitch, rig: member.rig, emotion, asks };
  if (!spoken) return { ...cue, syllables: syllablesOf(text, start, end) };
  return {
    ...cue,
    end: start + spokenSeconds(spoken),
    syllables: spokenSyllables(spoken.shapes, start),
    spoken: utteranceOf(text, spoken.voice, { stretch: spoken.stretch, emotion }),
  };
}

function cueOfNarration({
  start,
  text,
  spoken,
}: BlockedScene["narration"][number]): CueSheet["speech"] {
  if (!spoken) return [];
  const emotion = "neutral";
  return [
    {
      start,
      end: start + spokenSeconds(spoken),
      pitch: 1,
      rig: "narrator",
      emotion,
      syllables: [],
      spoken: utteranceOf(text, spoken.voice, { stretch: spoken.stretch, emotion }),
    },
  ];
}
