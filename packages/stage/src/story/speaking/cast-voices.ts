import { clamp } from "@goldmane/std/clamp";
import { hashText } from "@goldmane/std/hash-text";
import type { CastMember, Story } from "#story/schema.ts";
import type { RigName } from "#story/vocabulary.ts";
import type { Speaker } from "./speakers.ts";

/** A synthesizer voice and how it is modified. */
export type SpeakingVoice = {
  speaker: Speaker;
  /** Pitch of the result, in Hz. */
  pitchHz: number;
  /** Formant shift relative to the synthesizer voice: above 1 is a smaller head. */
  size: number;
};

/**
 * Base pitch in Hz and formant shift of each rig. With formants ten percent higher, speech
 * recognition that understands half of a line understands none of it.
 */
const kinds: Record<RigName, readonly [hz: number, size: number]> = {
  lion: [138, 0.97],
  fox: [262, 1.03],
  bear: [98, 0.95],
  owl: [236, 0.99],
  dragon: [112, 0.94],
  robot: [176, 1],
  child: [312, 1.06],
  knight: [146, 0.99],
  slime: [285, 1.05],
  alien: [248, 1.06],
  cat: [294, 1.05],
  rabbit: [344, 1.08],
  whale: [92, 0.93],
  unicorn: [292, 1.03],
  wizard: [128, 0.99],
  elder: [122, 0.98],
  ant: [330, 1.08],
  bee: [300, 1.06],
  bird: [352, 1.08],
  mouse: [338, 1.07],
  snail: [150, 0.97],
};

/** Names that imply a woman's voice. */
const womanly =
  /\b(queen|princess|lady|mrs|miss|ms|mother|mum|mama|aunt|auntie|gran|granny|grandma|nan|nana|sister|witch|madame|dame)\b/i;
const manly =
  /\b(king|prince|lord|sir|mr|father|dad|papa|uncle|grandpa|grandad|gramps|brother|old man)\b/i;

/** Voices below this are men's. */
const manlyHz = 185;
/** Two voices of a cast closer than this, in octaves and in size, sound the same. */
const tooNear = { octaves: 0.1, size: 0.03 };

/** Voices by cast id. Deterministic for a story; no two are alike. */
export function castVoices({ cast }: Pick<Story, "cast">): Map<string, SpeakingVoice> {
  const voices = new Map<string, SpeakingVoice>();
  for (const member of cast) {
    if (member.voice.asIn) {
      voices.set(member.id, member.voice.asIn);
      continue;
    }
    const own = voiceOf(member);
    const taken = [...voices.values()];
    const fresh = candidates(own).find((voice) => taken.every((other) => !isNear(voice, other)));
    voices.set(member.id, fresh ?? own);
  }
  return voices;
}

/** The narrator's voice: a woman for kids' films, a man for others. */
export function narratorOf({ genre }: Pick<Story, "genre">): SpeakingVoice {
  return genre === "kids"
    ? { speaker: "slt", pitchHz: 178, size: 1 }
    : { speaker: "rms", pitchHz: 102, size: 1 };
}

function voiceOf({ name, rig, look, voice }: CastMember): SpeakingVoice {
  const [kindHz, kindSize] = kinds[rig];
  const hz = kindHz * voice.pitch;
  const speaker = voice.speaker ?? speakerOf(name, rig, hz);
  const pitchHz =
    speaker === "slt"
      ? clamp(190 * (hz / 290) ** 0.3, 158, 230)
      : clamp(100 * (hz / 130) ** 0.4, 74, 150);
  const body = (look.size ?? 1) ** -0.06 * (look.headSize ?? 1) ** 0.08;
  const size = clamp(kindSize * voice.pitch ** 0.06 * body, 0.92, 1.06);
  return { speaker, pitchHz: Math.round(pitchHz), size: Math.round(size * 100) / 100 };
}

function speakerOf(name: string, rig: RigName, hz: number): Speaker {
  if (rig === "robot") return "kal16";
  if (womanly.test(name)) return "slt";
  if (!manly.test(name) && hz >= manlyHz) return "slt";
  return hashText(name) % 3 === 0 ? "awb" : "rms";
}

/** The voice itself, then variations of it. */
function candidates(voice: SpeakingVoice): SpeakingVoice[] {
  const { speaker, pitchHz, size } = voice;
  const other = { rms: "awb", awb: "rms", slt: "slt", kal16: "kal16" } as const;
  const moved = [1, 1.14, 0.89, 1.28].map((by) => ({
    speaker,
    pitchHz: Math.round(pitchHz * by),
    size: Math.round(clamp(size * by ** 0.2, 0.92, 1.06) * 100) / 100,
  }));
  const [own, ...neighbors] = moved;
  return [...(own ? [own] : []), { ...voice, speaker: other[speaker] }, ...neighbors];
}

function isNear(a: SpeakingVoice, b: SpeakingVoice): boolean {
  return (
    a.speaker === b.speaker &&
    Math.abs(Math.log2(a.pitchHz / b.pitchHz)) < tooNear.octaves &&
    Math.abs(a.size - b.size) < tooNear.size
  );
}
