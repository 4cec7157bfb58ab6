/** Why there is no microphone: permission denied, no device, in use, or not a secure context. */
export type NoMicrophoneReason = "refused" | "missing" | "busy" | "insecure";

export class NoMicrophone extends Error {
  override name = "NoMicrophone";
  readonly reason: NoMicrophoneReason;

  constructor(reason: NoMicrophoneReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Opens the microphone with echo cancellation. @throws NoMicrophone */
export async function openMicrophone(): Promise<MediaStream> {
  // `mediaDevices` exists in secure contexts only.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new NoMicrophone("insecure");
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    throw new NoMicrophone(reasonOf(error));
  }
}

function reasonOf(error: unknown): NoMicrophoneReason {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "busy";
}
