import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { PartyEntry } from "./party-entry.tsx";

type Props = { params: { code?: string } };

/** The page of one party, by the code in its URL. */
export function PartyPage({ params: { code = "" } }: Props) {
  // Once joined, the party's name replaces it.
  useDocumentTitle(say`Party Zone`);
  return <PartyEntry key={code} code={code} />;
}
