/** The one source of sound beside films: music, or VIBES. */
let playing: { name: string; stop: () => void } | null = null;

/**
 * Stops the source that played until now, unless it is the same, and pauses a film. A film with
 * sound stops any source.
 */
export function takeOver(name: string, stop: () => void): void {
  const before = playing;
  playing = { name, stop };
  if (before && before.name !== name) before.stop();
  for (const media of document.querySelectorAll("video")) if (!media.muted) media.pause();
  listen();
}

let isListening = false;

/** Media events don't bubble. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener(
    "play",
    ({ target }) => {
      if (target instanceof HTMLMediaElement && !target.muted) playing?.stop();
    },
    { capture: true },
  );
}
