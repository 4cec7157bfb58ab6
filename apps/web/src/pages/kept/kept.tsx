import { KeptList } from "#features/offline/kept-list.tsx";
import { RoomNote } from "#features/offline/room-note.tsx";
import { canHaveWorker } from "#platform/kept/worker-link.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { Message } from "#ui/message/message.tsx";
import { Sheet } from "#ui/sheet/sheet.tsx";

/** The films that are on this device. */
export function KeptPage() {
  useDocumentTitle("Kept on this device");
  return (
    <Sheet
      heading="Kept on this device"
      words="These films play without a network. Each profile has its own."
      aside={<RoomNote />}
    >
      {canHaveWorker() ? (
        <KeptList />
      ) : (
        <Message heading="Not over this address" size="small">
          Browsers keep films only for addresses that begin with https, and for the machine that the
          house runs on. Whoever runs this house can set that up.
        </Message>
      )}
    </Sheet>
  );
}
