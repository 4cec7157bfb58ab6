import { LeoButton } from "#app/leo/leo-button.tsx";
import { Bell } from "#app/panel/bell.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Overlays } from "./overlays.tsx";
import { useViewerMark } from "./use-viewer-mark.ts";
import { useEndOfSession } from "./use-end-of-session.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useWhoIsWatching } from "./use-who-is-watching.ts";

/**
 * Everything around a page that depends on who is watching. It arrives after the page, which shows
 * at once what the server lets this browser see.
 */
export function ViewerCorner() {
  useWhoIsWatching();
  useViewerMark();
  useEndOfSession();
  useOtherTabs();
  return (
    <>
      <LeoButton />
      <Bell />
      <AccountMenu />
      <Overlays />
    </>
  );
}
