import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Zone } from "./zone.tsx";

export function PartyZonePage() {
  useDocumentTitle(say`Party Zone`);
  return <Zone />;
}
