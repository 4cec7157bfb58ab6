const gestures = ["pointerdown", "touchend", "keydown"] as const;

/** Sound may only begin with a touch of the viewer's: the first one lets everything later play. */
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
