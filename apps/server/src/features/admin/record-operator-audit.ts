import type { App, Viewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";

type OperatorAudit = {
  kind: string;
  householdId?: string | null;
  details?: Record<string, unknown>;
};

/** Writes an audit entry with the operator's own ids and the id of the affected household. */
export async function recordOperatorAudit(
  app: Pick<App, "db" | "now">,
  operator: Viewer,
  { kind, householdId = null, details = {} }: OperatorAudit,
): Promise<void> {
  const entry = { ...byViewer(operator), householdId, kind: `admin.${kind}`, details };
  await recordAudit(app, app.db, entry);
}
