/** Why there is no microphone: refused by the viewer, not there, in use elsewhere, or kept from this page. */
export type NoMicrophoneReason = "refused" | "missing" | "busy" | "insecure";

export class NoMicrophone extends Error {
  override name = "NoMicrophone";
  readonly reason: NoMicrophoneReason;

  constructor(reason: NoMicrophoneReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Asks for the microphone, without the film's sound in it. Throws NoMicrophone. */
export async function openMicrophone(): Promise<MediaStream> {
  // Browsers give it to secure pages only, and there is nothing to ask on others.
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
