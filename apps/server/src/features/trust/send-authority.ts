import { X509Certificate } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { writeMobileConfig } from "./mobile-config.ts";

/** The local authority's certificate, which Android, Windows, macOS and Linux install. */
export async function sendAuthority({ app, reply }: RawCall): Promise<unknown> {
  const { raw } = findAuthority(app);
  return await reply
    .type("application/x-x509-ca-cert")
    .header("content-disposition", 'attachment; filename="goldmane.crt"')
    .header("cache-control", "no-store")
    .send(raw);
}

/** The same as a configuration profile. Safari offers to install it. */
export async function sendMobileConfig({ app, reply }: RawCall): Promise<unknown> {
  return await reply
    .type("application/x-apple-aspen-config")
    .header("content-disposition", 'attachment; filename="goldmane.mobileconfig"')
    .header("cache-control", "no-store")
    .send(writeMobileConfig(findAuthority(app)));
}

/** Tells a page of another origin that this device could connect, and so trusts the certificate. */
export async function sendProbe({ reply }: RawCall): Promise<unknown> {
  return await reply
    .code(204)
    .header("access-control-allow-origin", "*")
    .header("cross-origin-resource-policy", "cross-origin")
    .header("cache-control", "no-store")
    .send();
}

function findAuthority({ tls }: App): X509Certificate {
  if (!tls?.authority) {
    throw new AppError("NOT_FOUND", "This server has no certificate of its own to install.");
  }
  return new X509Certificate(tls.authority);
}
