import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ProfilePanel } from "#features/family/panel/profile-panel.tsx";
import { profilesQuery } from "#features/family/queries.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { closeProfilePicker, profilePickerStart } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";

/** Profile picker over the page. */
export function ProfileDialog() {
  const cache = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const start = useStore(profilePickerStart);
  const enter = () => {
    closeProfilePicker();
    void changeViewer(cache);
  };

  return (
    <Dialog label={say`Who’s watching?`} size="medium" onClose={closeProfilePicker}>
      <ProfilePanel
        start={start}
        householdCode={session.isDemo ? presetHouseholdCode : ""}
        onEntered={enter}
        onClose={closeProfilePicker}
      />
    </Dialog>
  );
}

export function prefetchFamily(cache: QueryClient): void {
  void cache.prefetchQuery(profilesQuery);
}
