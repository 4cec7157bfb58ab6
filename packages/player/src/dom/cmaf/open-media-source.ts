/** A media source attached to a video element. */
export type OpenedSource = {
  mediaSource: MediaSource;
  /** Whether the browser wants bytes now; ManagedMediaSource pauses loading to save power. */
  isStreaming(): boolean;
  release(): void;
};

type Managed = MediaSource & { readonly streaming: boolean };

type SourceConstructor = typeof MediaSource;

/** ManagedMediaSource where it exists (on iPhones it is the only one), else MediaSource, else null. */
export function mediaSourceConstructor(): SourceConstructor | null {
  const found: unknown =
    Reflect.get(globalThis, "ManagedMediaSource") ?? Reflect.get(globalThis, "MediaSource");
  return typeof found === "function" ? (found as SourceConstructor) : null;
}

export async function openMediaSource(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<OpenedSource> {
  const Source = mediaSourceConstructor();
  if (!Source) throw new Error("This browser has no media sources.");
  const mediaSource = new Source();
  // Without this a managed source never opens unless it also offers AirPlay.
  if ("streaming" in mediaSource) video.disableRemotePlayback = true;
  const url = URL.createObjectURL(mediaSource);
  const opened = new Promise<void>((resolve, reject) => {
    mediaSource.addEventListener("sourceopen", () => resolve(), { once: true });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  video.src = url;
  await opened;
  URL.revokeObjectURL(url);
  return {
    mediaSource,
    isStreaming: () => !isManaged(mediaSource) || mediaSource.streaming,
    release() {
      video.removeAttribute("src");
      video.load();
    },
  };
}

function isManaged(source: MediaSource): source is Managed {
  return "streaming" in source;
}
