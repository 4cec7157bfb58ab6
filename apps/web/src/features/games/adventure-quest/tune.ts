import type { Tune } from "#features/games/host/sound/tune.ts";

/** A walking tune in G, with a quiet answer. */
export const tune: Tune = {
  beatsPerMinute: 104,
  stepsPerBeat: 2,
  parts: [
    {
      voice: "lead",
      volume: 0.3,
      notes: "G4 - B4 D5 - B4 A4 - C5 E5 - C5 D5 - - - B4 - G4 A4 - B4 C5 - A4 F#4 - D4 G4 - - -",
    },
    {
      voice: "chime",
      volume: 0.16,
      notes: ". . . . . . . . . . . . G5 B5 D6 . . . . . . . . . . . . . D6 B5 G5 .",
    },
    {
      voice: "bass",
      volume: 0.3,
      notes: "G2 . D3 . A2 . E3 . C3 . E3 . D3 . A2 . E3 . B2 . C3 . E3 . D3 . A2 . G2 . D3 .",
    },
    { voice: "drums", volume: 0.2, notes: "k . h . s . h . k . h h s . h ." },
  ],
};
