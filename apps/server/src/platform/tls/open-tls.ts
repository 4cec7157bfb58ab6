import { isAddress, readHostName } from "#platform/host-name.ts";
import type { Config } from "#platform/config/config.ts";
import type { HomeNetwork } from "#platform/home-network/home-network.ts";
import type { Logger } from "pino";
import { listCertificateNames } from "./certificate-names.ts";
import { FileTls } from "./file-tls.ts";
import { LocalTls } from "./local-tls.ts";
import type { Tls } from "./tls.ts";

type Parts = { http: Config["http"]; home: HomeNetwork; log: Logger; now: () => number };

/** The server's https; null if it serves plain http. */
export async function openTls({ http, home, log, now }: Parts): Promise<Tls | null> {
  const { tls } = http;
  if (tls.kind === "off") return null;
  if (tls.kind === "own") {
    return await FileTls.open({ ...tls, log });
  }
  const local = await LocalTls.open({
    folder: tls.folder,
    authorityName: `Goldmane on ${home.machineName.replace(/\.local$/, "")}`,
    readNames: () =>
      listCertificateNames({
        machineName: home.machineName,
        announcedName: home.announcedName,
        addresses: home.addresses,
        configured: listConfigured(http),
      }),
    log,
    now,
  });
  home.onChange(() => void local.check());
  return local;
}

/** The exact names of PUBLIC_URL, ALLOWED_HOSTS and HOST. */
function listConfigured({ publicUrl, allowedHosts, host }: Config["http"]): string[] {
  const named = publicUrl ? [readHostName(publicUrl.host) ?? ""] : [];
  const exact = allowedHosts.filter((name) => !name.startsWith("."));
  return [...named, ...exact, ...(isAddress(host) ? [host] : [])];
}
