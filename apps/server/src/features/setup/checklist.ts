import {
  type Checklist,
  type ChecklistItem,
  checklistItems,
} from "@goldmane/contracts/setup/schema";
import { readCode, readFamily } from "#features/family/service.ts";
import { hasBackups } from "#features/backups/service.ts";
import { readItems, readLibraryFolders } from "#features/ingest/service.ts";
import { hasInvitations } from "#features/registration/service.ts";
import type { App, OperatorViewer } from "#platform/app.ts";
import { hideSetupChecklist, isChecklistHidden } from "#platform/setup/setup-table.ts";

/** What is left to do on this server. The demo has nothing to set up. */
export async function readChecklist(app: App, viewer: OperatorViewer): Promise<Checklist> {
  const items = [];
  for (const item of checklistItems) {
    items.push({ item, isDone: await isDone(app, viewer, item) });
  }
  return { items, isHidden: app.config.demo || (await isChecklistHidden(app.db)) };
}

async function isDone(app: App, viewer: OperatorViewer, item: ChecklistItem): Promise<boolean> {
  switch (item) {
    case "profiles":
      return (await readFamily(app, viewer)).length > 1;
    case "movies":
      return (await hasMovies(app)) || (await readItems(app, { limit: 1 })).items.length > 0;
    case "https":
      return isSecure(app);
    case "backup":
      return await hasBackups(app);
    case "family":
      return (await readCode(app, viewer)).isOut || (await hasInvitations(app));
    case "mail":
      return app.config.mail.smtpUrl !== null;
  }
}

async function hasMovies(app: App): Promise<boolean> {
  return (await readLibraryFolders(app)).length > 0;
}

function isSecure({ config, tls }: App): boolean {
  return tls !== null || config.http.publicUrl?.protocol === "https:";
}

export async function hideChecklist(app: App): Promise<void> {
  await hideSetupChecklist(app.db, app.now());
}
