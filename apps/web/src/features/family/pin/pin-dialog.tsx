import { isGrownUp } from "@goldmane/contracts/family/rules";
import { useQuery } from "@tanstack/react-query";
import { profilesQuery } from "#features/family/queries.ts";
import { postponePin } from "#platform/prompts/pin-suggestion.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { NewPin } from "./new-pin.tsx";

/** Asks a parent without a PIN to set one if there is a child or teen in the family. */
export function PinDialog() {
  const { data: session } = useQuery(sessionQuery);
  const { data: family } = useQuery(profilesQuery);
  const profile = session?.profile;
  const hasYoung = family?.some(({ role, status }) => status === "active" && !isGrownUp(role));
  if (profile?.role !== "parent" || profile.hasPin || !hasYoung) return null;

  return (
    <Dialog label={say`Set a PIN`} size="small" onClose={postponePin}>
      <NewPin key={profile.id} profile={profile} onDone={postponePin} />
    </Dialog>
  );
}
