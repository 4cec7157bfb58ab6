import {
  type Checklist,
  type ChecklistItem,
  checklistItems,
} from "@goldmane/contracts/setup/schema";
import { readCode, readFamily } from "#features/family/service.ts";
import { readItems } from "#features/ingest/service.ts";
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
      return (await readItems(app, { limit: 1 })).items.length > 0;
    case "family":
      return (await readCode(app, viewer)).isOut || (await hasInvitations(app));
    case "mail":
      return app.config.mail.smtpUrl !== null;
  }
}

export async function hideChecklist(app: App): Promise<void> {
  await hideSetupChecklist(app.db, app.now());
}
