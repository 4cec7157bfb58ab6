import type { ComponentType } from "react";
import { AuditView } from "#features/admin/audit/audit-view.tsx";
import { ServerView } from "#features/admin/server/server-view.tsx";
import { BackupsView } from "#features/admin/backups/backups-view.tsx";
import { HouseholdsView } from "#features/admin/households/households-view.tsx";
import { LibraryView } from "#features/admin/library/library-view.tsx";
import { OutboxView } from "#features/admin/outbox/outbox-view.tsx";
import { PlansView } from "#features/admin/plans/plans-view.tsx";
import { SessionsView } from "#features/admin/sessions/sessions-view.tsx";
import { SettingsView } from "#features/admin/settings/settings-view.tsx";
import { InvitationsView } from "#features/registration/invitations-view.tsx";
import { VitalsView } from "#features/telemetry/vitals/vitals-view.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { HouseholdDetails } from "./household.tsx";
import { type AdminSection, adminSections } from "./sections.ts";

const views: Readonly<Record<AdminSection["name"], ComponentType>> = {
  households: HouseholdsView,
  invitations: InvitationsView,
  plans: PlansView,
  sessions: SessionsView,
  audit: AuditView,
  mail: OutboxView,
  library: LibraryView,
  vitals: VitalsView,
  server: ServerView,
  settings: SettingsView,
  backups: BackupsView,
};

type Props = { section: string; id: string | undefined };

/** The section in the path; the first if there is none. */
export function AdminContent({ section, id }: Props) {
  if (id) return <HouseholdDetails id={id} />;
  const current = adminSections().find(({ name }) => name === section) ?? adminSections()[0];
  const View = views[current.name];
  return (
    <AdminFrame open={current.name} heading={current.label} description={current.description}>
      <View />
    </AdminFrame>
  );
}
