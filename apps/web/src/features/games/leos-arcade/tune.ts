import type { Tune } from "#features/games/host/sound/tune.ts";

/** A bouncy loop of eight bars. */
export const tune: Tune = {
  beatsPerMinute: 126,
  stepsPerBeat: 2,
  parts: [
    {
      voice: "lead",
      volume: 0.42,
      notes:
        "C5 . E5 G5 . E5 C5 . D5 . F5 A5 . F5 D5 . E5 . G5 C6 . G5 E5 . F5 E5 D5 B4 C5 - . . " +
        "A4 . C5 E5 . C5 A4 . G4 . C5 E5 . C5 G4 . F4 A4 C5 F5 . C5 A4 . G4 B4 D5 F5 E5 D5 B4 .",
    },
    {
      voice: "bass",
      volume: 0.5,
      notes:
        "C3 . C3 . G2 . G2 . D3 . D3 . A2 . A2 . C3 . C3 . E3 . E3 . F3 . G3 . C3 . G2 . " +
        "A2 . A2 . E3 . E3 . C3 . C3 . G2 . G2 . F2 . F2 . C3 . C3 . G2 . G2 . G2 . B2 .",
    },
    { voice: "drums", volume: 0.4, notes: "k h s h k k s h" },
  ],
};
