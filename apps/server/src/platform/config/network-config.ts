import { join, resolve } from "node:path";
import { isLoopbackName, readHostName } from "#platform/host-name.ts";
import { canCertify } from "#platform/tls/certificate-names.ts";
import { ConfigError, type Env } from "./env.ts";

export type TlsConfig =
  | { kind: "off" }
  /** A certificate of this server's own authority; both are stored in the folder. */
  | { kind: "local"; folder: string }
  | { kind: "own"; certFile: string; keyFile: string };

export function usesTls({ TLS, TLS_CERT }: Env): boolean {
  return TLS === "local" || TLS_CERT !== undefined;
}

export function toTls(env: Env, dataFolder: string): TlsConfig {
  const { TLS, TLS_CERT, TLS_KEY, PUBLIC_URL } = env;
  if ((TLS_CERT === undefined) !== (TLS_KEY === undefined)) {
    throw new ConfigError("TLS_CERT and TLS_KEY go together");
  }
  if (TLS !== undefined && TLS_CERT !== undefined) {
    throw new ConfigError("TLS and TLS_CERT exclude each other: unset one of them");
  }
  if (usesTls(env) && PUBLIC_URL && new URL(PUBLIC_URL).protocol !== "https:") {
    throw new ConfigError("PUBLIC_URL has to start with https:// when TLS or TLS_CERT is set");
  }
  if (TLS_CERT !== undefined && TLS_KEY !== undefined) {
    return { kind: "own", certFile: resolve(TLS_CERT), keyFile: resolve(TLS_KEY) };
  }
  if (TLS !== "local") return { kind: "off" };
  const name = PUBLIC_URL ? readHostName(new URL(PUBLIC_URL).host) : null;
  if (name !== null && !canCertify(name)) {
    throw new ConfigError(
      `TLS=local is for names of a home network, such as goldmane.local, not for ${name}. Unset it and let a proxy such as Caddy serve https, or set TLS_CERT and TLS_KEY.`,
    );
  }
  return { kind: "local", folder: join(dataFolder, "tls") };
}

/** By default a server announces itself if other devices at home reach it without a proxy. */
export function isAnnouncing(env: Env, host: string): boolean {
  if (isLoopbackName(host) || env.MDNS === "off") return false;
  return env.MDNS === "on" || !env.PUBLIC_URL || env.TLS === "local";
}
