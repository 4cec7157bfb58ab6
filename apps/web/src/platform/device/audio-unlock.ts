const gestures = ["pointerdown", "touchend", "keydown"] as const;

/** Browsers block audio until a user gesture: unlocks it on the first one. */
export function unlockAudioAtFirstGesture(): void {
  const unlock = () => {
    for (const gesture of gestures) removeEventListener(gesture, unlock, true);
    const audio = new AudioContext();
    const silence = audio.createBufferSource();
    silence.buffer = audio.createBuffer(1, 1, audio.sampleRate);
    silence.connect(audio.destination);
    silence.addEventListener("ended", () => void audio.close());
    silence.start();
    void audio.resume();
  };
  for (const gesture of gestures) addEventListener(gesture, unlock, true);
}
