import type { Tune } from "#features/games/host/sound/tune.ts";

/** A bouncy jig, after the film's music. */
export const tune: Tune = {
  beatsPerMinute: 126,
  stepsPerBeat: 3,
  parts: [
    {
      voice: "lead",
      volume: 0.3,
      notes: [
        "G4 - B4 D5 - B4 G4 - A4 B4 - .",
        "C5 - E5 G5 - E5 D5 - B4 G4 - .",
        "A4 - C5 E5 - C5 B4 - D5 G5 - .",
        "F#4 - A4 D5 - A4 G4 - - . . .",
        "G4 - B4 D5 - G5 F#5 - D5 B4 - .",
        "C5 - B4 A4 - G4 A4 - B4 D5 - .",
        "E5 - D5 C5 - B4 A4 - C5 F#4 - .",
        "G4 - D5 B4 - D5 G4 - - . . .",
      ].join(" "),
    },
    {
      voice: "bass",
      volume: 0.4,
      notes: [
        "G2 - - D3 - - G2 - - D3 - -",
        "C3 - - G2 - - G2 - - D3 - -",
        "A2 - - E3 - - G2 - - B2 - -",
        "D3 - - A2 - - G2 - - D3 - -",
      ].join(" "),
    },
    { voice: "chime", volume: 0.12, notes: ". . . . . . . . . D6 - B5 . . . . . . . . . G5 - B5" },
    { voice: "drums", volume: 0.3, notes: "k . h s . h k . h s h h" },
  ],
};
