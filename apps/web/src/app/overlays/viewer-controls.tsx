import { LeoButton } from "#app/leo/leo-button.tsx";
import { Bell } from "#app/panel/bell.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Overlays } from "./overlays.tsx";
import { useViewerAttributes } from "./use-viewer-attributes.ts";
import { useEndOfSession } from "./use-end-of-session.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useSaleAttribute } from "./use-sale-attribute.ts";
import { useSetupRequired } from "./use-setup-required.ts";
import { useProfilePicker } from "./use-profile-picker.ts";

/**
 * Header controls and overlays that depend on the viewer. They load after the page, which renders
 * at once with what the server lets this browser see.
 */
export function ViewerControls() {
  useProfilePicker();
  useViewerAttributes();
  useEndOfSession();
  useOtherTabs();
  useSetupRequired();
  useSaleAttribute();
  return (
    <>
      <LeoButton />
      <Bell />
      <AccountMenu />
      <Overlays />
    </>
  );
}
