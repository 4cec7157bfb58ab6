import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LanguageChoice } from "#app/language-choice.tsx";
import { setupQuery } from "#features/setup/queries.ts";
import { Wizard } from "#features/setup/wizard.tsx";
import { WizardFrame } from "#features/setup/wizard-frame.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ForOperator } from "./for-operator.tsx";
import { SetupOverlays } from "./setup-overlays.tsx";

/** Sets a new server up. Its later steps are open to the operator at any time. */
export function SetupPage() {
  useDocumentTitle(say`Set up`);
  const { data: setup } = useSuspenseQuery(setupQuery);
  const wizard = <Wizard aside={<LanguageChoice />} />;
  const refuse = (message: ReactNode) => (
    <WizardFrame steps={[]} current={0} aside={<LanguageChoice />}>
      {message}
    </WizardFrame>
  );
  return (
    <>
      {setup.isFresh ? wizard : <ForOperator renderRefusal={refuse}>{wizard}</ForOperator>}
      <SetupOverlays />
    </>
  );
}
