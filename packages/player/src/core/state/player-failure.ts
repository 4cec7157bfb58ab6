/**
 * Why a film doesn't play, as far as a viewer can act on it: no connection, a server error, an
 * expired playback token, or a film this browser can't decode.
 */
export type FailureKind = "network" | "server" | "expired" | "media";

export class PlaybackFailure extends Error {
  override name = "PlaybackFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
