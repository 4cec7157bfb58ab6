import { X509Certificate } from "node:crypto";
import type { TrustState } from "@goldmane/contracts/trust/schema";
import type { App } from "#platform/app.ts";
import { listHomeUrls } from "#platform/home-network/home-urls.ts";

type Reached = Pick<App, "config" | "home" | "tls">;

/**
 * How other devices reach this server and what they have to trust.
 * @param origin where the asking browser reached it. Its port is the one that devices use, also if a
 * container maps it.
 */
export function readTrust({ config, home, tls }: Reached, origin: string): TrustState {
  const { publicUrl, host } = config.http;
  const { protocol, port } = new URL(origin);
  const isHttps = tls !== null;
  const reached = Number(port) || (protocol === "https:" ? 443 : 80);
  const urls = publicUrl
    ? [publicUrl.origin]
    : listHomeUrls({ home, host, port: reached, isHttps });
  const https = tls ? (tls.kind === "local" ? "local" : "public") : isPublic(publicUrl);
  return { https, urls, authority: tls?.authority ? describeAuthority(tls.authority) : null };
}

function isPublic(publicUrl: URL | null): TrustState["https"] {
  return publicUrl?.protocol === "https:" ? "public" : "off";
}

function describeAuthority(pem: string): TrustState["authority"] {
  const { subject, fingerprint256, validTo } = new X509Certificate(pem);
  const name = /^CN=(.+)$/m.exec(subject)?.[1] ?? "Goldmane";
  return { name, fingerprint: fingerprint256, expiresAt: Date.parse(validTo) };
}
