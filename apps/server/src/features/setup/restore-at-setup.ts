import { readdir, stat } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import { setupCodeHeader } from "@goldmane/contracts/setup/api";
import type { BackupListing } from "@goldmane/contracts/setup/schema";
import type { RestoreReply } from "@goldmane/contracts/backups/schema";
import { readBackupName, saveUpload } from "#features/backups/service.ts";
import { browseFolders } from "#features/ingest/service.ts";
import type { App } from "#platform/app.ts";
import { explainDiskError } from "#platform/backups/explain-disk-error.ts";
import { prepareRestore } from "#platform/backups/restore/prepare-restore.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { toLimitAddress } from "#platform/identity/address.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { requestRestart } from "#platform/request-restart.ts";
import { consumeSetup, renewSetup } from "#platform/setup/setup-table.ts";
import { isSetUpAlready, verifySetupCode } from "./set-up-code.ts";

/** A folder's subfolders and backups, for the holder of the set-up code. */
export async function findSetupBackups(
  app: App,
  browser: Browser,
  { code, path }: { code: string; path?: string | undefined },
): Promise<BackupListing> {
  await verifySetupCode(app, browser, code);
  const listing = await browseFolders(path);
  return { ...listing, backups: await findArchives(listing.path) };
}

async function findArchives(folder: string): Promise<BackupListing["backups"]> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith(".tar") && !name.startsWith("."))
      .map(async (name) => {
        const path = join(folder, name);
        const file = await stat(path).catch(() => null);
        return file?.isFile()
          ? { name, path, sizeBytes: file.size, at: Math.round(file.mtimeMs) }
          : null;
      }),
  );
  return found.filter((one) => one !== null).toSorted((a, b) => b.at - a.at);
}

/** Receives a backup of another computer, before there is an account. */
export async function receiveSetupBackup({ app, request }: RawCall): Promise<{ path: string }> {
  const browser = { address: toLimitAddress(request.ip) };
  await verifySetupCode(app, browser, String(request.headers[setupCodeHeader] ?? ""));
  const name = readBackupName(request.params);
  return { path: await saveUpload(app, { name, content: request.raw, replaces: true }) };
}

/**
 * Uses the code to make a backup the data of the next start. The code is used last, so that a backup
 * that can't be restored leaves the server as it is; a crash after that renews the code.
 */
export async function restoreAtSetup(
  app: App,
  browser: Browser,
  { code, path }: { code: string; path: string },
): Promise<RestoreReply> {
  const nonce = await verifySetupCode(app, browser, code);
  await requireFile(path);
  let isConsumed = false;
  try {
    await prepareRestore(app.config, path, async () => {
      isConsumed = await consumeSetup(app.db, nonce);
      if (!isConsumed) throw isSetUpAlready();
    });
  } catch (error) {
    if (isConsumed) await renewSetup(app.db, nonce);
    throw explainDiskError(error);
  }
  return { restarts: requestRestart() };
}

async function requireFile(path: string): Promise<void> {
  const file = isAbsolute(path) && !path.includes("\0") ? await stat(path).catch(() => null) : null;
  if (file?.isFile()) return;
  throw new AppError("INVALID_INPUT", "The server can’t find this backup. Choose another one.");
}
