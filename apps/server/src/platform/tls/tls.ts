import type { KeyPair } from "./certificate-authority.ts";

/** The server's own https. Its certificate can change while the server runs. */
export interface Tls extends AsyncDisposable {
  /**
   * `local`: issued by this server's own authority, which devices have to trust first. `own`: given by
   * the administrator, and trusted by every device.
   */
  readonly kind: "local" | "own";
  /** The authority's certificate in PEM; null if there is no local authority. */
  readonly authority: string | null;
  current(): KeyPair;
  /** Listens for another certificate. Returns the function that ends it. */
  onChange(listener: () => void): () => void;
}
